import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { noteEvent } from './case-event.ts';

/** Opens a case again whose write-off was not approved; without effect where it has closed or changed since. */
export async function reopenCase(
  tx: Tx,
  { caseId, proposalId, now }: { caseId: string; proposalId: string; now: Date },
): Promise<void> {
  const opened = await tx
    .updateTable('reconciliation.money_case')
    .set({ state: 'open', proposal_id: null, version: sql`version + 1` })
    .where('id', '=', caseId)
    .where('proposal_id', '=', proposalId)
    .returning('merchant_id')
    .executeTakeFirst();
  if (!opened) return;
  await noteEvent(tx, { caseId, what: 'let_go', now });
  await notifyOps(tx, { brandId: opened.merchant_id, type: 'money_cases_changed' });
}
