import type { Value } from '@lanna/contract/endpoint';
import type { listLotteryGames as endpoint, LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import type { Language } from '@lanna/rules/local-text';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { type Game, pageOf } from '@lanna/rules/lotteries/lottery/game';
import { gameName } from '@lanna/rules/lotteries/lottery/game-names';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { statusOfGames } from '../desk/game-status.ts';
import { DEFAULT_TERMS, readAllTerms } from '../desk/lottery-terms.ts';

export interface GameReader {
  merchantId: string;
  language: Language;
}

/** The brand's lotteries in its order, those of one page or all. */
export async function listGames(
  db: Queryable,
  reader: GameReader,
  lotteryType: keyof typeof PAGES | 'ALL',
): Promise<Value<typeof endpoint>> {
  const games = GAMES.filter((game) => lotteryType === 'ALL' || pageOf(game) === PAGES[lotteryType]);
  return { now: new Date().toISOString(), games: await showGames(db, reader, games) };
}

/** Games with their current draw and last result. */
export async function showGames(
  db: Queryable,
  { merchantId, language }: GameReader,
  games: readonly Game[],
): Promise<LotteryGame[]> {
  const terms = await readAllTerms(db, merchantId);
  const [status, draws] = await Promise.all([
    statusOfGames(db, merchantId, games, terms),
    drawsOf(
      db,
      merchantId,
      games.map(({ code }) => code),
    ),
  ]);
  const placeOf = ({ code }: Game) => (terms.get(code) ?? DEFAULT_TERMS).position;
  return [...games]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((game): LotteryGame => {
      const { current = null, last = null } = draws.get(game.code) ?? {};
      return {
        code: game.code,
        name: gameName(game.code, language),
        type: familyOf(game.family)?.type ?? 'SSC',
        family: game.family,
        prizeMode: game.prizeMode,
        source: game.source,
        page: pageOf(game),
        closed: status.get(game.code) ?? (current ? null : 'no_draw'),
        current,
        last,
      };
    });
}

const PAGES = { SEA: '/sealottery', LOTT: '/lottery', VN: '/vnlottery', ELOTT: '/elott' } as const;

const moment = z.string().transform((text) => new Date(text).toISOString());
const row = z.object({
  code: z.string(),
  current: z
    .object({ gameCode: z.string(), numero: z.string(), closesAt: moment, drawsAt: moment })
    .nullable(),
  last: z
    .object({
      gameCode: z.string(),
      numero: z.string(),
      closesAt: moment,
      drawsAt: moment,
      state: z.enum(['drawn', 'settled']),
      result: z.string().nullable(),
      version: z.int(),
      drawnAt: moment.nullable(),
    })
    .nullable(),
});

async function drawsOf(db: Queryable, merchantId: string, codes: string[]) {
  // Open ones are looked for from now on, drawn ones from now back: a day of numeros lies ahead, years lie behind.
  const { rows } = await sql`
    select g.code, current.draw as current, last.draw as last
    from unnest(${codes}::text[]) as g(code)
    left join lateral (
      select jsonb_build_object('gameCode', game_code, 'numero', numero, 'closesAt', closes_at, 'drawsAt', draws_at) as draw
      from draws.draw_record
      where game_code = g.code and draws_at > clock_timestamp() and closes_at > clock_timestamp() and state = 'open'
      order by draws_at limit 1) current on true
    left join lateral (
      select jsonb_build_object('gameCode', game_code, 'numero', numero, 'closesAt', closes_at, 'drawsAt', draws_at,
        'state', state, 'result', result, 'version', version, 'drawnAt', drawn_at) as draw
      from draws.draw_record d
      where game_code = g.code and draws_at <= clock_timestamp() and state in ('drawn', 'settled')
        and not exists (select from draws.void_at v where v.draw_id = d.id and v.merchant_id = ${merchantId})
      order by draws_at desc limit 1) last on true`.execute(db);
  return new Map(
    z
      .array(row)
      .parse(rows)
      .map((one) => [one.code, one]),
  );
}
