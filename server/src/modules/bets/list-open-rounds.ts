import { type listOpenRounds as endpoint, OPEN_AMONG_BETS } from '@lanna/contract/bets';
import type { Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/members';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { BetRecord } from './bet-source.ts';
import { type BetOwner, betLines } from './internal/bet-lines.ts';
import { nameLines } from './internal/name-lines.ts';

const GAMES_MAX = 6;

/**
 * Games with rounds that have no result. An index of open bets would be written twice by every bet; the latest are looked
 * through instead, and no player has more than some rounds open at once.
 */
export async function listOpenRounds(
  { db, sources }: BetRecord,
  owner: BetOwner,
  language: Language,
): Promise<Value<typeof endpoint>> {
  const { rows: games } = await sql<{ last_bet: string; rounds: number; stake: bigint; since: Date }>`
    select (array_agg(id order by placed_at desc))[1] as last_bet, count(*)::int as rounds, sum(stake)::bigint as stake,
      min(placed_at) as since
    from (
      select id, source, game_code, stake, status, placed_at from bets.bet
      where member_id = ${owner.memberId} and merchant_id = ${owner.merchantId}
      order by placed_at desc limit ${OPEN_AMONG_BETS}) latest
    where status = 'open'
    group by source, game_code
    order by max(placed_at) desc limit ${GAMES_MAX}`.execute(db);
  const lines = await betLines(db, owner)
    .where('b.id', '=', sql<string>`any(${games.map(({ last_bet }) => last_bet)}::uuid[])`)
    .execute();
  const named = new Map((await nameLines(sources(), lines, language)).map((line) => [line.id, line]));
  return {
    games: games.flatMap(({ last_bet, rounds, stake, since }) => {
      const last = named.get(last_bet);
      if (!last) return [];
      return {
        vendor: last.source,
        vendorName: last.sourceName,
        gameCode: last.game_code,
        gameName: last.gameName,
        gameId: last.gameId ?? null,
        rounds,
        stake: formatMoney(stake),
        since: since.toISOString(),
      };
    }),
  };
}
