import { sql } from 'kysely';
import { commitWatermark } from '../../../../platform/sql/commit-watermark.ts';
import type { Database } from '../../../../platform/sql/database.ts';

/** Transfers looked through at once. */
const PART = 500_000n;

/**
 * Brings `reconciliation.clearing_leg` up to what has settled: every movement of a clearing account, under the deposit or payout it is
 * about. Safe to run at any time, and in two processes at once.
 */
export async function collectClearingLegs(db: Database): Promise<void> {
  const horizon = await commitWatermark(db.kysely, 'ledger.transfer_id');
  if (horizon === undefined) return;
  while ((await collectPart(db, horizon)) < horizon);
}

/** Answers up to where transfers are read. */
function collectPart(db: Database, horizon: bigint): Promise<bigint> {
  return db.transaction(async (tx) => {
    const { read_to: since } = await tx
      .selectFrom('reconciliation.progress')
      .select('read_to')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (since >= horizon) return since;
    const until = since + PART < horizon ? since + PART : horizon;
    await sql`
      insert into reconciliation.clearing_leg (transfer_id, merchant_id, channel_code, currency, subject, code, amount, at)
      select m.transfer_id, m.merchant_id, m.purpose, m.currency,
        -- What is taken back or written off belongs to what it was taken back or written off for.
        coalesce(payout.id, case when w.source = 'clearing' then w.subject else w.id end, told.reference), m.code, -m.change, m.event_at
      from ledger.movement m
      left join ledger.reversal r on r.reference = m.group_id
      cross join lateral (select coalesce(r.reverses, m.group_id) as reference) told
      left join withdrawals.settled_payout payout on payout.settlement_id = told.reference
      left join reconciliation.write_off off on off.reference = told.reference
      left join reconciliation.money_case w on w.id = off.case_id
      where m.kind = 'clearing' and m.transfer_id > ${since} and m.transfer_id <= ${until}
      on conflict do nothing`.execute(tx);
    await tx.updateTable('reconciliation.progress').set({ read_to: until }).execute();
    return until;
  });
}
