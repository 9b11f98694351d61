import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import type { RoundAnswer } from './reconciliation-decision.ts';

/** A round the sweeper has to ask about now. */
export interface DueRound {
  id: string;
  round: string;
  vendorId: string;
  accountId: bigint;
  merchantId: string;
  brandCode: string;
  walletUser: string;
  gameCode: string;
  currency: string;
  stake: bigint;
  placedAt: Date;
  /** How often the vendor was asked before. */
  asks: number;
}

/**
 * Opens a case for each open bet that should be over: whose vendor said when, and that has passed; of which nothing was said, and that was placed
 * before `placedBefore`. The cursor passes each stretch of time once, which the index of blocks by time makes cheap; two processes at once
 * open one case for a bet.
 */
export async function openCases(db: Database, times: { now: Date; placedBefore: Date }): Promise<number> {
  return db.transaction(async (tx) => {
    const { placed_before } = await tx
      .selectFrom('vendor_wallet.reconciliation_cursor')
      .select(sql<string>`placed_before::text`.as('placed_before'))
      .forUpdate()
      .executeTakeFirstOrThrow();
    const found = await sql<OfBrand>`
      insert into vendor_wallet.reconciliation_case (bet_id, kind, merchant_id, vendor_id, opened_at, next_ask_at)
      select id, 'left_open', merchant_id, source_id, ${times.now}::timestamptz, ${times.now}::timestamptz from bets.placed_bet b
      where placed_at >= ${placed_before}::timestamptz and placed_at < ${times.placedBefore} and status = 'open'
        and not exists (select from vendor_wallet.expected_end e where e.bet_id = b.id and e.closes_at > ${times.now})
      union
      select b.id, 'left_open', b.merchant_id, b.source_id, ${times.now}::timestamptz, ${times.now}::timestamptz
      from vendor_wallet.expected_end e join bets.placed_bet b on b.id = e.bet_id
      where e.closes_at <= ${times.now} and b.status = 'open'
      on conflict do nothing returning merchant_id`.execute(tx);
    await tx.deleteFrom('vendor_wallet.expected_end').where('closes_at', '<=', times.now).execute();
    await notifyCasesChanged(tx, found.rows);
    await sql`
      update vendor_wallet.reconciliation_cursor set placed_before = greatest(placed_before, ${times.placedBefore})`.execute(
      tx,
    );
    return Number(found.numAffectedRows ?? 0n);
  });
}

/** Cases of rounds that were settled or undone without an operator need none any more. */
export async function closeSettledCases(db: Queryable, now: Date): Promise<void> {
  const { rows } = await sql<OfBrand>`
    with gone as (
      update vendor_wallet.reconciliation_case v set outcome = 'resolved', closed_at = ${now}, next_ask_at = null
      from bets.placed_bet b
      where b.id = v.bet_id and v.closed_at is null
        and (v.kind = 'left_open' and b.status <> 'open' or b.status = 'refunded')
      returning b.id, b.source_id, v.merchant_id, v.kind),
    closed as (
      update vendor_wallet.alert a set closed_at = ${now} from gone
      where a.kind = 'round_unclear' and gone.kind = 'left_open' and a.vendor_id = gone.source_id
        and a.subject = gone.id::text and a.closed_at is null)
    select distinct merchant_id from gone`.execute(db);
  await notifyCasesChanged(db, rows);
}

interface OfBrand {
  merchant_id: string;
}

async function notifyCasesChanged(db: Queryable, rows: readonly OfBrand[]): Promise<void> {
  for (const brandId of new Set(rows.map(({ merchant_id }) => merchant_id)))
    await notifyOps(db, { brandId, type: 'cases_changed' });
}

/** Takes rounds whose time has come, of vendors that are asked about many at once or of the others, and keeps other processes off them until `leaseUntil`. */
export async function claimDueCases(
  db: Queryable,
  claim: { now: Date; leaseUntil: Date; limit: number; asked: 'together' | 'singly' },
): Promise<DueRound[]> {
  const { rows } = await sql<DueRound>`
    with due as (
      select bet_id from vendor_wallet.reconciliation_case c where closed_at is null and next_ask_at <= ${claim.now}
        and exists (select from catalogue.vendor_record v where v.id = c.vendor_id and 'rounds' = any (v.additions))
          = ${claim.asked === 'together'}
      order by next_ask_at limit ${claim.limit} for update skip locked),
    claimed as (
      update vendor_wallet.reconciliation_case v set next_ask_at = ${claim.leaseUntil} from due
      where v.bet_id = due.bet_id returning v.bet_id, v.asks)
    select b.id, b.reference as round, b.source_id as "vendorId", b.account_id as "accountId",
      b.merchant_id as "merchantId", brand.code as "brandCode", m.wallet_user as "walletUser",
      b.game_code as "gameCode", b.currency, b.stake, b.placed_at as "placedAt", claimed.asks
    from claimed
    join bets.placed_bet b on b.id = claimed.bet_id
    join members.account m on m.id = b.member_id
    join brands.brand brand on brand.id = b.merchant_id
    order by b.source_id, b.placed_at`.execute(db);
  return rows;
}

export async function noteAnswer(
  db: Queryable,
  note: { roundId: string; answer: RoundAnswer; now: Date; nextAskAt: Date },
): Promise<void> {
  await db
    .updateTable('vendor_wallet.reconciliation_case')
    .set((eb) => ({
      answer: note.answer,
      asks: eb('asks', '+', 1),
      asked_at: note.now,
      next_ask_at: note.nextAskAt,
    }))
    .where('bet_id', '=', note.roundId)
    .where('kind', '=', 'left_open')
    .execute();
}

/** Opens an operator's case for a round, once: a case an operator has closed stays closed. Answers whether it is new. */
export async function raiseUnclear(
  db: Queryable,
  round: DueRound,
  facts: Record<string, unknown>,
  now: Date,
): Promise<boolean> {
  const raised = await db
    .insertInto('vendor_wallet.alert')
    .values({
      kind: 'round_unclear',
      vendor_id: round.vendorId,
      account_id: round.accountId,
      merchant_id: round.merchantId,
      subject: round.id,
      facts: JSON.stringify(facts),
      raised_at: now,
      last_at: now,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (raised) await notifyOps(db, { brandId: round.merchantId, type: 'wallet_alerts_changed' });
  return raised !== undefined;
}

/** Closes a round its vendor says is over; moves no money. */
export async function closeRound(db: Queryable, roundId: string, now: Date): Promise<void> {
  await sql`select vendor_wallet.close_bet(${roundId}, ${now})`.execute(db);
}
