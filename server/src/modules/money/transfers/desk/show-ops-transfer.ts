import type { Value } from '@lanna/contract/endpoint';
import type { showTransfer as endpoint } from '@lanna/contract/money/transfers/ops';
import { sql } from 'kysely';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { DECIDE_TRANSFER } from './decide-transfer.ts';
import { opsTransferRows, showTransferRow } from './ops-transfer-rows.ts';

/** One transfer with what is known of it and what can be decided. Refuses `not_found`. */
export async function showOpsTransfer(
  db: Queryable,
  call: Pick<AnyOpsCall, 'brandIds' | 'brands' | 'mustBeProposed'>,
  id: string,
): Promise<Value<typeof endpoint>> {
  const row = await opsTransferRows(db, call.brandIds)
    .where('t.id', '=', id)
    .select([
      't.version',
      't.sent_at',
      't.asks',
      't.asked_at',
      't.next_ask_at',
      't.answer',
      't.contradiction',
      't.contradiction_seen_by',
      't.decided_by',
      't.decision_reason',
      't.proposal_id',
      sql<boolean>`exists (select from ledger.posted_transfer p where p.reference = t.id)`.as('posted'),
    ])
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  const isOpen = row.state === 'sending';
  return {
    transfer: showTransferRow(row, call.brands),
    version: row.version,
    sentAt: row.sent_at?.toISOString() ?? null,
    asks: row.asks,
    askedAt: row.asked_at?.toISOString() ?? null,
    nextAskAt: isOpen ? (row.next_ask_at?.toISOString() ?? null) : null,
    answer: row.answer,
    unclearAt: row.unclear_at?.toISOString() ?? null,
    contradiction:
      row.contradiction === null || row.contradicted_at === null
        ? null
        : {
            answer: row.contradiction,
            at: row.contradicted_at.toISOString(),
            seenBy: row.contradiction_seen_by,
          },
    decided: row.decided_by === null ? null : { by: row.decided_by, reason: row.decision_reason ?? '' },
    proposalId: row.proposal_id,
    posted: row.posted,
    mayAsk: isOpen,
    mayDecide: isOpen && row.asks > 0 && row.proposal_id === null,
    needsSecondOperator: await call.mustBeProposed(db, DECIDE_TRANSFER, row.amount),
  };
}
