import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/database.ts';

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
  status?: string | undefined;
}

/** Rounds of one player that pass the filter; `from` is inside, `to` is not. */
export function playedRounds(db: Queryable, owner: BetOwner, filter: BetFilter = {}) {
  return db
    .selectFrom('vendor_wallet.round as r')
    .innerJoin('catalogue.vendor as v', 'v.id', 'r.vendor_id')
    .where('r.member_id', '=', owner.memberId)
    .where('r.merchant_id', '=', owner.merchantId)
    .where(passes(filter));
}

/** Only a refunded round is asked for it: others that gave something back show their live stake. */
const returnedStake = sql<bigint>`case when r.status = 'refunded' then coalesce((
  select sum(b.amount) from vendor_wallet.provider_tx b
  where b.round_id = r.id and b.kind = 'bet' and b.status = 'RS_OK' and not b.is_free), 0)::bigint else 0 end`.as(
  'returned',
);

/** With what a line of the record shows. */
export function betLines(db: Queryable, owner: BetOwner, filter: BetFilter = {}) {
  return playedRounds(db, owner, filter)
    .leftJoin('catalogue.game as g', (join) =>
      join.onRef('g.vendor_id', '=', 'r.vendor_id').onRef('g.code', '=', 'r.game_code'),
    )
    .select([
      'r.id',
      'r.round',
      'r.game_code',
      'r.category',
      'r.currency',
      'r.stake',
      'r.payout',
      returnedStake,
      'r.status',
      'r.placed_at',
      'r.settled_at',
      'v.code as vendor_code',
      'v.name as vendor_name',
      sql<boolean>`v.provable and v.api_url is not null`.as('provable'),
      'g.name',
    ])
    .orderBy('r.placed_at', 'desc')
    .orderBy('r.id', 'desc');
}

export type BetLine = Awaited<ReturnType<ReturnType<typeof betLines>['executeTakeFirstOrThrow']>>;

function passes({ from, to, category, vendor, status }: BetFilter): RawBuilder<boolean> {
  const conditions = [
    sql`true`,
    ...(from ? [sql`r.placed_at >= ${from}::timestamptz`] : []),
    ...(to ? [sql`r.placed_at < ${to}::timestamptz`] : []),
    ...(category ? [sql`r.category = ${category}`] : []),
    ...(vendor ? [sql`v.code = ${vendor}`] : []),
    ...(status ? [sql`r.status = ${status}`] : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
