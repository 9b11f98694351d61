import type { Language } from '@lanna/contract/people/members/members';
import { FOUND_MAX, type Found } from '@lanna/contract/play/finding/finding';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { gameName } from '@lanna/rules/lotteries/lottery/game-names';
import { hitsOf, readSought } from '@lanna/rules/lotteries/lottery/plays/find-number';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { knownGame } from '../lottery-game.ts';
import { gamesOf } from './results-of-day.ts';

const DIGITS_LEAST = 3;
/** Of each game: what has few draws a day has a month's or more in these. */
const DRAWS_LOOKED = 60;
const READ_MAX = 200;
/** A numero begins with its day; shorter numbers are those that were drawn. */
const NUMERO = /^\d{8}[-\d]*$/;

/**
 * For the site's one search: what a typed number is of draws. A numero finds its draws; three to six digits find the last draws of the
 * lotteries others draw that had them. The page of results looks further back, and through all.
 */
export async function findResults(
  db: Queryable,
  { brand, language, text }: { brand: { id: string }; language: Language; text: string },
): Promise<Partial<Pick<Found, 'results'>>> {
  const typed = text.trim();
  if (NUMERO.test(typed)) return { results: (await byNumero(db, typed, brand.id)).map(shownIn(language)) };
  const sought = readSought(typed);
  if (!sought || sought.digits.length < DIGITS_LEAST) return {};
  const rows = await lastWith(db, sought.digits, brand.id);
  const having = rows.filter(({ game_code, result }) => {
    const { draw } = knownGame(game_code).family;
    const read = parseResult(draw, result);
    return !('errors' in read) && hitsOf(draw, read.result, sought).length > 0;
  });
  return { results: having.slice(0, FOUND_MAX).map(shownIn(language)) };
}

interface Row {
  game_code: string;
  numero: string;
  day: string;
  result: string;
}

const COLUMNS = sql`d.game_code, d.numero, d.day::text as day, d.result`;
const notVoid = (merchantId: string) =>
  sql`not exists (select from draws.void_round v where v.draw_id = d.id and v.merchant_id = ${merchantId})`;

/** One look-up of an index for each game. */
async function byNumero(db: Queryable, numero: string, merchantId: string): Promise<Row[]> {
  const codes = gamesOf({}).map(({ code }) => code);
  const { rows } = await sql<Row>`
    select ${COLUMNS} from unnest(${codes}::text[]) with ordinality as g (code, place)
    join draws.draw d on d.game_code = g.code and d.numero = ${numero}
    where d.state in ('drawn', 'settled') and ${notVoid(merchantId)}
    order by g.place limit ${FOUND_MAX}`.execute(db);
  return rows;
}

async function lastWith(db: Queryable, digits: string, merchantId: string): Promise<Row[]> {
  const codes = gamesOf({ source: 'feed' }).map(({ code }) => code);
  const { rows } = await sql<Row>`
    select ${COLUMNS} from unnest(${codes}::text[]) as g (code) cross join lateral (
      select id, game_code, numero, day, draws_at, state, result from draws.draw
      where game_code = g.code and state <> 'open' order by draws_at desc limit ${DRAWS_LOOKED}) d
    where d.state in ('drawn', 'settled') and strpos(d.result, ${digits}) > 0 and ${notVoid(merchantId)}
    order by d.draws_at desc limit ${READ_MAX}`.execute(db);
  return rows;
}

function shownIn(language: Language) {
  return ({ game_code, numero, day, result }: Row): Found['results'][number] => ({
    gameCode: game_code,
    gameName: gameName(game_code, language),
    numero,
    day,
    result,
  });
}
