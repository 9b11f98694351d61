import type { Received, Value } from '@lanna/contract/endpoint';
import { type searchDraws as contract, SEARCHED } from '@lanna/contract/lotteries/draws/results';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { hitsOf, readSought, soughtText } from '@lanna/rules/lotteries/lottery/plays/find-number';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { gamesOf } from '../calls/results-of-day.ts';
import { drawOf, type ShownDraw } from '../drawing/draw-row.ts';
import { knownGame, namedGame } from '../lottery-game.ts';

const FOUND_MAX = 100;
/** Of the newest that may have it: where they do is for rules to say. */
const READ_MAX = 5000;

/**
 * When a number last came, newest first. The database leaves out what cannot have it, rules say where the rest does. Refuses with
 * `number_unreadable` and `lottery_game_unknown`.
 */
export async function searchDraws(
  db: Queryable,
  { number, gameCode, market, source }: Received<typeof contract>['query'],
  merchantId: string,
): Promise<Value<typeof contract>> {
  const sought = readSought(number);
  if (!sought) throw new Refusal('number_unreadable');
  const games = gameCode === undefined ? gamesOf({ market, source }) : [namedGame(gameCode)];
  const codes = games.map(({ code }) => code);
  const since =
    gameCode === undefined ? sql`clock_timestamp() - ${SEARCHED.days} * interval '1 day'` : sql`'-infinity'`;
  // A number ends with the digits, and a two-digit ball stands as it is: either text is in the result, if it is a hit.
  const [ball] = sought.balls;
  const texts = [sought.digits, ball === undefined ? '' : String(ball).padStart(2, '0')].filter(Boolean);
  const like = texts.map((text) => `%${text}%`);
  const looked = sql`
    from unnest(${codes}::text[]) as g(code) cross join lateral (
      select id, game_code, numero, closes_at, draws_at, state, result, version, drawn_at from draws.draw
      where game_code = g.code and state <> 'open' and draws_at > ${since} order by draws_at desc limit ${SEARCHED.draws}) d
    where d.state in ('drawn', 'settled')
      and not exists (select from draws.void_round v where v.draw_id = d.id and v.merchant_id = ${merchantId})`;
  const [{ rows }, count] = await Promise.all([
    sql<ShownDraw>`select d.* ${looked} and d.result like any (${like}::text[])
      order by d.draws_at desc limit ${READ_MAX}`.execute(db),
    sql<{ count: number }>`select count(*)::integer as count ${looked}`.execute(db),
  ]);
  const found = rows.flatMap((row) => {
    const { draw } = knownGame(row.game_code).family;
    const read = parseResult(draw, row.result ?? '');
    const hits = 'errors' in read ? [] : hitsOf(draw, read.result, sought);
    return hits.length > 0 ? [{ row, hits }] : [];
  });
  return {
    number: soughtText(sought),
    looked: count.rows[0]?.count ?? 0,
    total: found.length,
    found: found.slice(0, FOUND_MAX).map(({ row, hits }) => ({ draw: drawOf(row), hits })),
  };
}
