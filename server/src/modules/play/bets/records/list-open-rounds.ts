import type { Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { type listOpenRounds as endpoint, OPEN_AMONG_BETS, openRound } from '@lanna/contract/play/bets/bets';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { BetRecord } from '../bet-source.ts';
import { isDrawn } from '../internal/add-up-bets.ts';
import { awaitedDraws, firstOf } from '../internal/awaited-draws.ts';
import { type BetOwner, betLines } from '../internal/bet-lines.ts';
import { nameLines } from '../internal/name-lines.ts';

/** Of rounds, and of slips that wait for a draw. */
const GAMES_MAX = 6;

/**
 * Games with rounds that have no result, and with slips that wait for a draw. An index of open bets would be written twice by every bet; the latest are looked
 * through instead, and no player has more than some rounds open at once.
 */
export async function listOpenRounds(
  { db, sources }: BetRecord,
  owner: BetOwner,
  language: Language,
): Promise<Value<typeof endpoint>> {
  const { rows: found } = await sql<OpenGame>`
    select (array_agg(id order by placed_at desc))[1] as last_bet, count(*)::int as rounds, sum(stake)::bigint as stake,
      min(placed_at) as since, array_agg(id) as bets,
      row_number() over (partition by bool_or(${isDrawn(sql`category`)}) order by max(placed_at) desc) as place
    from (
      select id, source, game_code, category, stake, status, placed_at from bets.bet
      where member_id = ${owner.memberId} and merchant_id = ${owner.merchantId}
      order by placed_at desc limit ${OPEN_AMONG_BETS}) latest
    where status = 'open'
    group by source, game_code
    order by max(placed_at) desc`.execute(db);
  const games = found.filter(({ place }) => place <= GAMES_MAX);
  const lines = await betLines(db, owner)
    .where('b.id', '=', sql<string>`any(${games.map(({ last_bet }) => last_bet)}::uuid[])`)
    .execute();
  const lastBets = new Map(lines.map((line) => [line.id, line]));
  const draws = await awaitedDraws(
    sources(),
    games.flatMap(({ last_bet, bets }) => {
      const source = lastBets.get(last_bet)?.source;
      return source === undefined ? [] : bets.map((id) => ({ id, source }));
    }),
  );
  const named = new Map((await nameLines(sources(), lines, language)).map((line) => [line.id, line]));
  return {
    games: games.flatMap(({ last_bet, rounds, stake, since, bets }) => {
      const last = named.get(last_bet);
      if (!last) return [];
      const next = firstOf(bets.flatMap((id) => draws.get(id) ?? []));
      return {
        vendor: last.source,
        vendorName: last.sourceName,
        gameCode: last.game_code,
        gameName: last.gameName,
        gameId: last.gameId ?? null,
        category: openRound.shape.category.parse(last.category),
        rounds,
        stake: formatMoney(stake),
        since: since.toISOString(),
        ...(next === undefined ? {} : { drawsAt: next.toISOString() }),
      };
    }),
  };
}

interface OpenGame {
  last_bet: string;
  rounds: number;
  stake: bigint;
  since: Date;
  bets: string[];
  /** Among the games of its kind, the last played first. */
  place: bigint;
}
