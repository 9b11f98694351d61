import type { Received, Value } from '@lanna/contract/endpoint';
import type { listDraws as contract } from '@lanna/contract/lotteries/draws/draws';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type PageAsked, pageFacts, rowsOfPage } from '../../../../platform/sql/numbered-page.ts';
import { drawOf, drawsShown } from '../drawing/draw-row.ts';
import { namedGame } from '../lottery-game.ts';

/** Of more, the total says so many: no reader pages further. */
const COUNTED = 10_000;

/** Draws of a game that take no more bets, newest first. Refuses with `lottery_game_unknown`. */
export async function listDraws(
  db: Queryable,
  { gameCode, day, numero, pageNo, pageSize }: Received<typeof contract>['query'],
  merchantId: string,
): Promise<Value<typeof contract>> {
  namedGame(gameCode);
  const found = drawsShown(db, merchantId)
    .where('d.game_code', '=', gameCode)
    .where('d.state', '<>', 'open')
    .$if(day !== undefined, (query) => query.where('d.day', '=', sql<Date>`${day}::date`))
    .$if(numero !== undefined, (query) =>
      query.where('d.numero', '>=', numero ?? '').where('d.numero', '<', `${numero}~`),
    );
  return pageOfDraws(db, found, { pageNo, pageSize });
}

/** One page of the draws that were found, newest first. */
export async function pageOfDraws(
  db: Queryable,
  found: ReturnType<typeof drawsShown>,
  asked: PageAsked,
): Promise<Value<typeof contract>> {
  const [rows, { count }] = await Promise.all([
    rowsOfPage(found.orderBy('d.draws_at', 'desc'), asked),
    db
      .selectFrom(found.limit(COUNTED).as('found'))
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map(drawOf), ...pageFacts(asked, Number(count)) };
}

/** The last results of a game. Refuses with `lottery_game_unknown`. */
export async function lastResults(db: Queryable, code: string, count: number, merchantId: string) {
  namedGame(code);
  const rows = await drawsShown(db, merchantId)
    .where('d.game_code', '=', code)
    .where('d.state', '<>', 'open')
    .where('d.state', 'in', ['drawn', 'settled'])
    .where('v.draw_id', 'is', null)
    .orderBy('d.draws_at', 'desc')
    .limit(count)
    .execute();
  return rows.map(drawOf);
}
