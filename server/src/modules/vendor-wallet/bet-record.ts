import type { Language } from '@lanna/contract/accounts';
import { type Bet, bet as betShape, type listBets as endpoint } from '@lanna/contract/bets';
import type { Received, Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';
import { gameName } from '../catalogue/game.ts';
import { type BetLine, type BetOwner, betLines, playedRounds } from './internal/bets-query.ts';

/** One page of a player's bets, newest first, and the sums of all that pass the filter. */
export async function listBets(
  db: Queryable,
  owner: BetOwner,
  query: Received<typeof endpoint>['query'],
  language: Language,
): Promise<Value<typeof endpoint>> {
  const { pageNo, pageSize, ...filter } = query;
  const [sums, lines] = await Promise.all([
    playedRounds(db, owner, filter)
      .select([
        sql<number>`count(*)::int`.as('total'),
        sql<bigint>`coalesce(sum(r.stake), 0)::bigint`.as('stake'),
        sql<bigint>`coalesce(sum(r.payout), 0)::bigint`.as('payout'),
      ])
      .executeTakeFirstOrThrow(),
    betLines(db, owner, filter)
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
  ]);
  return {
    list: lines.map((line) => showBet(line, language)),
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

/** A round as the record shows it. A game no longer in the catalogue keeps its code for a name. */
export function showBet(line: BetLine, language: Language): Bet {
  return {
    id: line.id,
    vendor: line.vendor_code,
    vendorName: line.vendor_name,
    gameCode: line.game_code,
    gameName: line.name ? gameName(line.name, language) : line.game_code,
    category: betShape.shape.category.parse(line.category),
    round: line.round,
    stake: formatMoney(line.stake),
    payout: formatMoney(line.payout),
    returned: formatMoney(line.returned),
    status: betShape.shape.status.parse(line.status),
    placedAt: line.placed_at.toISOString(),
    settledAt: line.settled_at?.toISOString() ?? null,
    provable: line.provable,
  };
}
