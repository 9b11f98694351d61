import { type LeaderboardPrizeRow, listLeaderboardPrizes } from '@lanna/contract/rewards/leaderboards/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';

/** Places that were fixed, the latest first. */
export const opsPrizes = opsList(
  listLeaderboardPrizes,
  ({ db }: ListScope) =>
    db
      .selectFrom('leaderboards.prize as p')
      .innerJoin('leaderboards.board as b', 'b.id', 'p.board_id')
      .innerJoin('members.account as m', 'm.id', 'p.member_id')
      .selectAll('p')
      .select(['m.username', 'b.title'])
      .$narrowType<{ username: string }>(),
  {
    brand: 'p.merchant_id',
    where: { state: 'p.state', member: 'p.member_id', leaderboard: 'p.board_id' },
    search: (typed) => sql<boolean>`m.username_key collate "C" like ${likePrefix(typed.toLowerCase())}`,
    sorts: { fixedAt: { by: 'p.fixed_at', type: 'timestamptz' } },
    id: 'p.id',
    row: (record, { brands }): LeaderboardPrizeRow => ({
      ...{ id: record.id, brand: brandCode(brands, record.merchant_id), leaderboard: record.board_id },
      ...{ title: record.title, member: { id: record.member_id, name: record.username } },
      ...{
        place: record.place,
        score: formatMoney(record.score),
        reachedAt: record.reached_at.toISOString(),
      },
      ...{ amount: formatMoney(record.amount), state: record.state as LeaderboardPrizeRow['state'] },
      ...{ fixedAt: record.fixed_at.toISOString(), paidAt: record.paid_at?.toISOString() ?? null },
    }),
    file: {
      name: 'leaderboard-prizes',
      columns: {
        ...{ id: 'id', brand: 'brand', leaderboard: 'leaderboard', place: 'place', score: 'score' },
        ...{ reachedAt: 'reachedAt', amount: 'amount', state: 'state', fixedAt: 'fixedAt', paidAt: 'paidAt' },
        member: ({ member }) => member.name,
      },
    },
  },
);
