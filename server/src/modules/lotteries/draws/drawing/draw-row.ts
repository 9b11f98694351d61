import type { Draw, openDraw } from '@lanna/contract/lotteries/draws/draws';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Draws as players of a brand read them: a round with too few shots for the brand is void there. */
export function drawsShown(db: Queryable, merchantId: string) {
  return db
    .selectFrom('draws.draw as d')
    .leftJoin('draws.void_round as v', (join) =>
      join.onRef('v.draw_id', '=', 'd.id').on('v.merchant_id', '=', merchantId),
    )
    .select([
      'd.id',
      'd.game_code',
      'd.numero',
      'd.closes_at',
      'd.draws_at',
      'd.version',
      'd.drawn_at',
      sql<string>`case when v.draw_id is null then d.state else 'cancelled' end`.as('state'),
      sql<string | null>`case when v.draw_id is null then d.result else '' end`.as('result'),
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
