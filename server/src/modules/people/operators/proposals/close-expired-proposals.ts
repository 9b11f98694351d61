import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { ProposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { inBatches } from '../../../../platform/sql/in-batches.ts';
import { letGoOf } from '../accounts/let-go-of.ts';
import { recordOwnAction } from '../record/record-action.ts';

const AT_ONCE = 100;

/** Closes proposals that were not decided in time, and records it; returns how many. */
export function closeExpiredProposals(
  db: Database,
  kinds: readonly ProposalKind[],
  now: Date,
): Promise<number> {
  return inBatches(db, AT_ONCE, async (tx) => {
    const expired = await tx
      .selectFrom('operators.proposal')
      .select(['id', 'kind', 'merchant_id', 'payload'])
      .where('state', '=', 'open')
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const proposal of expired) {
      const { id, kind, merchant_id } = proposal;
      const closing = { state: 'expired', decided_at: now };
      await tx.updateTable('operators.proposal').set(closing).where('id', '=', id).execute();
      await letGoOf(tx, kinds, proposal, now);
      const subject = { kind: 'proposal', id, name: kind };
      const after = { state: 'expired' };
      await recordOwnAction(
        tx,
        { action: 'operators.expire', brandId: merchant_id, subject, before: { state: 'open' }, after },
        now,
      );
      await notifyOps(tx, { brandId: merchant_id, type: 'proposals_changed' });
    }
    return expired.length;
  });
}
