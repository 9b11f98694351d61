import type { Received, Value } from '@lanna/contract/endpoint';
import type { resultsOfDay as contract } from '@lanna/contract/lotteries/draws/results';
import { drawsADay, MARKET_ZONES, type Market, marketOf } from '@lanna/rules/lotteries/lottery/draws/market';
import type { Game } from '@lanna/rules/lotteries/lottery/game';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { pageFacts } from '../../../../platform/sql/numbered-page.ts';
import { databaseTime } from '../drawing/database-time.ts';
import { drawOf, drawsShown } from '../drawing/draw-row.ts';

const GAMES_A_PAGE = 12;
const DRAWS_OF_GAME = 10;

/** Lotteries of a market, or all; of the house, of others, or both. Those with few draws a day first. */
export function gamesOf({
  market,
  source,
}: {
  market?: Market | undefined;
  source?: Game['source'] | undefined;
}) {
  return GAMES.filter(
    (game) =>
      (market === undefined || marketOf(game) === market) && (source === undefined || game.source === source),
  ).sort((one, other) => drawsADay(one) - drawsADay(other));
}

/** What was drawn on a day, a page of games. Games that do not draw on that day are left out. */
export async function resultsOfDay(
  db: Queryable,
  { day: asked, market, source, pageNo }: Received<typeof contract>['query'],
  { id: merchantId, timeZone: brandTimeZone }: { id: string; timeZone: string },
): Promise<Value<typeof contract>> {
  const today = dayIn(market ? MARKET_ZONES[market] : brandTimeZone, await databaseTime(db));
  const day = asked === undefined || asked > today ? today : asked;
  const drawn = await gamesDrawnOn(db, day, gamesOf({ market, source }));
  const page = drawn.slice((pageNo - 1) * GAMES_A_PAGE, pageNo * GAMES_A_PAGE);
  return {
    day,
    today,
    games: await Promise.all(page.map((gameCode) => lastOfDay(db, { gameCode, day, merchantId }))),
    ...pageFacts({ pageNo, pageSize: GAMES_A_PAGE }, drawn.length),
  };
}

async function gamesDrawnOn(db: Queryable, day: string, games: readonly Game[]): Promise<string[]> {
  const codes = games.map(({ code }) => code);
  const { rows } = await sql<{ code: string }>`
    select g.code from unnest(${codes}::text[]) with ordinality as g(code, place)
    where exists (select from draws.draw d where d.game_code = g.code and d.day = ${day}::date and d.state <> 'open')
    order by g.place`.execute(db);
  return rows.map(({ code }) => code);
}

async function lastOfDay(
  db: Queryable,
  { gameCode, day, merchantId }: { gameCode: string; day: string; merchantId: string },
) {
  const rows = await drawsShown(db, merchantId)
    .where('d.game_code', '=', gameCode)
    .where('d.day', '=', sql<Date>`${day}::date`)
    .where('d.state', '<>', 'open')
    .orderBy('d.draws_at', 'desc')
    .limit(DRAWS_OF_GAME + 1)
    .execute();
  return {
    gameCode,
    draws: rows.slice(0, DRAWS_OF_GAME).map(drawOf),
    more: rows.length > DRAWS_OF_GAME,
  };
}

function dayIn(timeZone: string, at: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}
