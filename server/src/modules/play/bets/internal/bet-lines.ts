import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { ofVendor } from './of-vendor.ts';

/** Whose record is read. Both go into every query: a member of another brand has no rows here. */
export interface BetOwner {
  merchantId: string;
  memberId: string;
}

export interface BetFilter {
  from?: string | undefined;
  to?: string | undefined;
  category?: string | undefined;
  vendor?: string | undefined;
  game?: string | undefined;
  status?: string | undefined;
}

/** Bets of one player that pass the filter; `from` is inside, `to` is not. */
export function betsOf(db: Queryable, owner: BetOwner, filter: BetFilter = {}) {
  return db
    .selectFrom('bets.bet as b')
    .where('b.member_id', '=', owner.memberId)
    .where('b.merchant_id', '=', owner.merchantId)
    .where(passes(filter));
}

/** What a bet came to for the player; the books know only whether it is closed and paid anything. */
export const outcome = sql<string>`bets.outcome(b.status, b.stake + b.bonus_stake, b.payout + b.bonus_payout)`;

/** Only a bet with nothing left of its stake shows what it gave back: others that gave something back show their live stake. */
export const returnedStake = sql<bigint>`case b.status when 'refunded' then b.refunded_stake
  when 'returned' then case when b.stake = 0 then b.unused_stake else 0 end else 0 end`;

/** With what a line of the record shows. */
export function betLines(db: Queryable, owner: BetOwner, filter: BetFilter = {}) {
  return betsOf(db, owner, filter)
    .select([
      'b.id',
      'b.source',
      'b.source_id',
      'b.reference',
      'b.game_code',
      'b.category',
      'b.currency',
      'b.stake',
      'b.payout',
      'b.bonus_stake',
      'b.bonus_payout',
      returnedStake.as('returned'),
      outcome.as('status'),
      'b.placed_at',
      'b.settled_at',
      'b.receipt_address',
      'b.line',
    ])
    .orderBy('b.placed_at', 'desc')
    .orderBy('b.id', 'desc');
}

export type BetLine = Awaited<ReturnType<ReturnType<typeof betLines>['executeTakeFirstOrThrow']>>;

function passes({ from, to, category, vendor, game, status }: BetFilter): RawBuilder<boolean> {
  const conditions = [
    sql`true`,
    ...(from ? [sql`b.placed_at >= ${from}::timestamptz`] : []),
    ...(to ? [sql`b.placed_at < ${to}::timestamptz`] : []),
    ...(category ? [sql`b.category = ${category}`] : []),
    ...(vendor ? [ofVendor('b', vendor)] : []),
    ...(game ? [sql`b.game_code = ${game}`] : []),
    ...(status ? [sql`${outcome} = ${status}`] : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
