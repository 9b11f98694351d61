import type { listBets as endpoint } from '@lanna/contract/bets';
import type { Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/members';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { BetRecord } from './bet-source.ts';
import { type BetOwner, betLines, betsOf } from './internal/bet-lines.ts';
import { nameLines } from './internal/name-lines.ts';
import { showBet } from './internal/show-bet.ts';

/** One page of a player's bets, newest first, and the sums of all that pass the filter. */
export async function listBets(
  { db, sources }: BetRecord,
  owner: BetOwner,
  query: Received<typeof endpoint>['query'],
  language: Language,
): Promise<Value<typeof endpoint>> {
  const { pageNo, pageSize, ...filter } = query;
  const [sums, lines] = await Promise.all([
    betsOf(db, owner, filter)
      .select([
        sql<number>`count(*)::int`.as('total'),
        sql<bigint>`coalesce(sum(b.stake), 0)::bigint`.as('stake'),
        sql<bigint>`coalesce(sum(b.payout), 0)::bigint`.as('payout'),
      ])
      .executeTakeFirstOrThrow(),
    betLines(db, owner, filter)
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
  ]);
  const named = await nameLines(sources(), lines, language);
  return {
    list: named.map(showBet),
    pageNum: pageNo,
    totalPages: Math.ceil(sums.total / pageSize),
    total: sums.total,
    totals: {
      stake: formatMoney(sums.stake),
      payout: formatMoney(sums.payout),
      net: formatMoney(sums.payout - sums.stake),
    },
  };
}
