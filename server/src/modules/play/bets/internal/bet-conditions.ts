import { moneyOf } from '@lanna/contract/money';
import type { listBets } from '@lanna/contract/play/bets/ops';
import { type RawBuilder, sql } from 'kysely';
import type { WantedOf } from '../../../../platform/ops/list-parts.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { startOfDay } from '../../../house/brands/start-of-day.ts';
import type { BetRecord } from '../bet-source.ts';
import { ofVendor } from './of-vendor.ts';

export type OpsBetFilter = Omit<WantedOf<typeof listBets>, 'brand' | 'sort' | 'after' | 'limit'> & {
  /** Bets that a topic above has found by something of its own; of those alone. */
  ids?: readonly string[];
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Conditions on `b`, a bet. Names of members and numbers of sources are looked up first, so that the bets are found by ids. */
export async function betConditions(
  { db, sources }: BetRecord,
  brandIds: readonly string[],
  filter: OpsBetFilter,
): Promise<RawBuilder<boolean>> {
  const { ids, search, vendor, game, category, status, flagged, from, to } = filter;
  const members = filter.member === undefined ? undefined : await membersCalled(db, brandIds, filter.member);
  const known = search === undefined ? [] : await knownBySources({ db, sources }, brandIds, search);
  const conditions = [
    sql`true`,
    ...(ids ? [sql`b.id = any (${ids}::uuid[])`] : []),
    ...(search === undefined ? [] : [foundBy(search, known)]),
    ...(members ? [sql`b.member_id = any (${members}::uuid[])`] : []),
    ...(vendor ? [ofVendor('b', vendor)] : []),
    ...(game ? [sql`b.game_code = ${game}`] : []),
    ...(category ? [sql`b.category = ${category}`] : []),
    ...(status
      ? [sql`bets.outcome(b.status, b.stake + b.bonus_stake, b.payout + b.bonus_payout) = ${status}`]
      : []),
    ...(flagged ? [sql`b.flagged = ${flagged === 'yes'}`] : []),
    ...atLeast(sql`b.stake + b.free_stake`, filter.stakeMin),
    ...atMost(sql`b.stake + b.free_stake`, filter.stakeMax),
    ...atLeast(sql`b.payout`, filter.payoutMin),
    ...atMost(sql`b.payout`, filter.payoutMax),
    ...(from ? [sql`b.placed_at >= ${startOfDay(brandIds, from)}`] : []),
    ...(to ? [sql`b.placed_at < ${startOfDay(brandIds, to, 1)}`] : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Whole ids: the filters of blocks and the key find nothing by their beginnings. */
function foundBy(search: string, known: readonly string[]): RawBuilder<unknown> {
  const own = UUID.test(search) ? sql` union all select ${search}::uuid` : sql``;
  return sql`b.id = any (array(select id from bets.ids_by_reference(${search}) id${own} union all select unnest(${known}::uuid[])))`;
}

async function knownBySources(
  { sources }: BetRecord,
  brandIds: readonly string[],
  search: string,
): Promise<string[]> {
  const found = await Promise.all(sources().map((source) => source.findBets?.(search, brandIds) ?? []));
  return found.flat();
}

async function membersCalled(db: Queryable, brandIds: readonly string[], search: string): Promise<string[]> {
  if (UUID.test(search)) return [search];
  const found = await db
    .selectFrom('members.account')
    .select('id')
    .where('merchant_id', 'in', brandIds)
    .where('username_key', '=', search.toLowerCase())
    .execute();
  return found.map(({ id }) => id);
}

function atLeast(amount: RawBuilder<unknown>, text: string | undefined) {
  return text === undefined ? [] : [sql`${amount} >= ${moneyOf(text)}`];
}

function atMost(amount: RawBuilder<unknown>, text: string | undefined) {
  return text === undefined ? [] : [sql`${amount} <= ${moneyOf(text)}`];
}
