import type { Value } from '@lanna/contract/endpoint';
import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import {
  type showOpsLeaderboard as endpoint,
  type LeaderboardRow,
  listLeaderboards,
} from '@lanna/contract/rewards/leaderboards/ops';
import { formatMoney } from '@lanna/rules/money';
import { PLACES_MOST } from '@lanna/rules/rewards/leaderboards/terms';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { prizesIn, scoreIn } from '../board.ts';
import { placesNow } from '../ranking/places-now.ts';

/** Leaderboards of brands, with what has come of them. */
export const opsBoards = opsList(
  listLeaderboards,
  ({ db }: ListScope) =>
    db
      .selectFrom('leaderboards.board as b')
      .selectAll('b')
      .select([
        sql<bigint>`(select coalesce(sum(p.amount), 0)::bigint from leaderboards.prize p where p.board_id = b.id and p.state = 'paid')`.as(
          'paid',
        ),
        sql<number>`(select count(*)::integer from leaderboards.score s where s.board_id = b.id and s.score > 0)`.as(
          'members',
        ),
      ]),
  {
    brand: 'b.merchant_id',
    where: { state: 'b.state' },
    sorts: {
      madeAt: { by: 'b.made_at', type: 'timestamptz' },
      startsAt: { by: 'b.starts_at', type: 'timestamptz' },
    },
    id: 'b.id',
    row: (record, { brands }): LeaderboardRow => ({
      ...{ id: record.id, brand: brandCode(brands, record.merchant_id), edit: record.edit },
      state: record.state as LeaderboardRow['state'],
      ...{ title: record.title, score: scoreIn(record), categories: record.categories as VendorGroup[] },
      leastStake: record.least_stake > 0n ? formatMoney(record.least_stake) : null,
      ...{ startsAt: record.starts_at.toISOString(), endsAt: record.ends_at.toISOString() },
      paysAt: record.pays_at?.toISOString() ?? null,
      ...{ prizes: prizesIn(record), pool: formatMoney(record.pool), paid: formatMoney(record.paid) },
      ...{ returned: formatMoney(record.returned), members: record.members },
      ...{ madeAt: record.made_at.toISOString(), madeBy: record.made_by_name },
    }),
    file: {
      name: 'leaderboards',
      columns: {
        ...{ id: 'id', brand: 'brand', state: 'state', score: 'score', leastStake: 'leastStake' },
        ...{ startsAt: 'startsAt', endsAt: 'endsAt', members: 'members' },
        ...{ pool: 'pool', paid: 'paid', returned: 'returned', madeAt: 'madeAt', madeBy: 'madeBy' },
        title_th: ({ title }) => title.TH ?? null,
        title_en: ({ title }) => title.EN ?? null,
      },
    },
  },
);

/** A leaderboard whole, with its first hundred places as they stand. Refuses with `not_found`. */
export async function showOpsBoard(scope: ListScope, id: string): Promise<Value<typeof endpoint>> {
  const row = await opsBoards.one(scope, id);
  const { db } = scope;
  const board = await db
    .selectFrom('leaderboards.board')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const removals = await db
    .selectFrom('leaderboards.removal as r')
    .leftJoin('leaderboards.score as s', (join) =>
      join.onRef('s.board_id', '=', 'r.board_id').onRef('s.member_id', '=', 'r.member_id'),
    )
    .innerJoin('members.account as m', 'm.id', 'r.member_id')
    .selectAll('r')
    .select(['s.score', 'm.username'])
    .$narrowType<{ username: string }>()
    .where('r.board_id', '=', id)
    .orderBy('r.at')
    .execute();
  const questioned = new Set(
    removals.filter(({ state }) => state === 'proposed').map(({ member_id }) => member_id),
  );
  const places = await placesNow(db, board, PLACES_MOST);
  return {
    ...row,
    closedAt: board.closed_at?.toISOString() ?? null,
    endedAt: board.ended_at?.toISOString() ?? null,
    places: places.map(({ place, member_id, username, score, reached_at, amount }) => ({
      ...{ place, member: { id: member_id, name: username }, score: formatMoney(score) },
      ...{ reachedAt: reached_at.toISOString(), amount: formatMoney(amount) },
      isQuestioned: questioned.has(member_id),
    })),
    removed: removals
      .filter(({ state }) => state === 'decided')
      .map(({ member_id, username, score, reason, at, by_name }) => ({
        ...{ member: { id: member_id, name: username }, score: formatMoney(score ?? 0n) },
        ...{ reason, at: at.toISOString(), by: by_name },
      })),
  };
}
