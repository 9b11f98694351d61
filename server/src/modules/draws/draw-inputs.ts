import type { ShotsCountedFrom } from '@lanna/rules/lottery/yeekee/shots';
import type { Queryable } from '../../platform/database.ts';

/** Seeds of players in the order their slips were taken. */
export async function seedsOf(db: Queryable, drawId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('draws.seed')
    .select('seed')
    .where('draw_id', '=', drawId)
    .orderBy('number')
    .execute();
  return rows.map(({ seed }) => seed);
}

/** Shots of players at a round in the order they came. */
export async function shotsOf(db: Queryable, drawId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('draws.shot')
    .select('shot')
    .where('draw_id', '=', drawId)
    .orderBy('number')
    .execute();
  return rows.map(({ shot }) => shot);
}

/** From which end a round counts its sixteenth shot, by its column: a round without it was made before there was a choice. */
export function countedFromOf(column: string | null): ShotsCountedFrom {
  return column === 'last' ? 'last' : 'first';
}
