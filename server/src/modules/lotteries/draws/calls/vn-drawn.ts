import type { Received, Value } from '@lanna/contract/endpoint';
import type { drawnVietnameseNumeros as contract } from '@lanna/contract/lotteries/lottery/vn';
import { pageOf } from '@lanna/rules/lotteries/lottery/game';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { regionOf } from '@lanna/rules/lotteries/lottery/vn/provinces';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { drawsShown } from '../drawing/draw-row.ts';
import { pageOfDraws } from './list-draws.ts';

/** What only the house draws is asked for by its code alone. */
const REAL = GAMES.filter((game) => pageOf(game) === '/vnlottery' && game.source === 'feed');

/** Vietnamese draws that have their result, newest first. */
export function listDrawnVietnamese(
  db: Queryable,
  { gameCode, region, day, ...page }: Received<typeof contract>['query'],
  merchantId: string,
): Promise<Value<typeof contract>> {
  const codes = REAL.filter((game) => !region || regionOf(game) === region).map(({ code }) => code);
  const found = drawsShown(db, merchantId)
    .where((eb) => eb('d.game_code', '=', eb.fn.any(eb.val(gameCode === undefined ? codes : [gameCode]))))
    .where('d.state', 'in', ['drawn', 'settled'])
    .$if(day !== undefined, (query) => query.where('d.day', '=', sql<Date>`${day}::date`));
  return pageOfDraws(db, found, page);
}
