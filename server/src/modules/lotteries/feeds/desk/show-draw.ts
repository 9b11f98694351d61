import type { AtStake, OpsDrawPage } from '@lanna/contract/lotteries/feeds/draw-ops';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { fedGame, saidGame } from '../reports/fed-game.ts';
import { drawRow, drawsQuery } from './list-draws.ts';

/** What stands on a draw, over all brands. The topic that takes bets on draws knows. */
export type FindAtStake = (db: Queryable, drawId: string) => Promise<AtStake[]>;

/** Refuses `not_found`. */
export async function showDraw(
  db: Queryable,
  id: string,
  finders: readonly FindAtStake[],
): Promise<OpsDrawPage> {
  const found = await drawsQuery(db)
    .select('d.cancel_reason as cancelReason')
    .where('d.id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  const row = drawRow(found);
  const [versions, atStake] = await Promise.all([readVersions(db, id), stakesOn(db, id, finders)]);
  return {
    ...row,
    isHouse: fedGame(row.gameCode) === undefined,
    cancelReason: found.cancelReason,
    versions,
    atStake,
    moves: movesOf(row),
  };
}

export async function stakesOn(
  db: Queryable,
  drawId: string,
  finders: readonly FindAtStake[],
): Promise<AtStake[]> {
  return (await Promise.all(finders.map((find) => find(db, drawId)))).flat();
}

/** A paid draw is corrected, not cancelled; one of our own is never corrected, and one that follows from another draw is corrected there. */
function movesOf({ gameCode, state, result }: ReturnType<typeof drawRow>): OpsDrawPage['moves'] {
  const mayCorrect = saidGame(gameCode) !== undefined && result !== null && state !== 'cancelled';
  const mayCancel = state !== 'settled' && state !== 'cancelled';
  return [...(mayCorrect ? (['correct'] as const) : []), ...(mayCancel ? (['cancel'] as const) : [])];
}

async function readVersions(db: Queryable, drawId: string): Promise<OpsDrawPage['versions']> {
  const rows = await db
    .selectFrom('draws.result_record')
    .select(['version', 'result', 'source', 'given_by as givenBy', 'reason', 'given_at as givenAt'])
    .where('draw_id', '=', drawId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, givenAt: row.givenAt.toISOString() }));
}
