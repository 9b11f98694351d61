import type { Draw, openDraw } from '@lanna/contract/draws/draws';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database.ts';

/** Draws as players read them. */
export function drawsShown(db: Queryable) {
  return db
    .selectFrom('draws.draw as d')
    .select([
      'd.id',
      'd.game_code',
      'd.numero',
      'd.closes_at',
      'd.draws_at',
      'd.state',
      'd.result',
      'd.version',
      'd.drawn_at',
    ]);
}

export type ShownDraw = Awaited<ReturnType<ReturnType<typeof drawsShown>['executeTakeFirstOrThrow']>>;

export function drawOf(row: ShownDraw): Draw {
  return {
    ...openDrawOf(row),
    state: row.state as Draw['state'],
    result: row.result,
    version: row.version,
    drawnAt: row.drawn_at?.toISOString() ?? null,
  };
}

export function openDrawOf(
  row: Pick<ShownDraw, 'game_code' | 'numero' | 'closes_at' | 'draws_at'>,
): z.output<typeof openDraw> {
  return {
    gameCode: row.game_code,
    numero: row.numero,
    closesAt: row.closes_at.toISOString(),
    drawsAt: row.draws_at.toISOString(),
  };
}
