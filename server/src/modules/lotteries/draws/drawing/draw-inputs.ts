import { type ShotsCountedFrom, USUAL_LEAST_SHOTS } from '@lanna/rules/lotteries/lottery/yeekee/shots';
import type { Queryable } from '../../../../platform/sql/database.ts';

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

/** How many shots a round needs at a brand: one without a row was made before there was a choice, or before the brand. */
export async function leastShotsAt(db: Queryable, drawId: string, merchantId: string): Promise<number> {
  const row = await db
    .selectFrom('draws.least_shots')
    .select('shots')
    .where('draw_id', '=', drawId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return row?.shots ?? USUAL_LEAST_SHOTS;
}

/** The same at every brand. */
export async function leastShotsOfBrands(db: Queryable, drawId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('brands.brand as b')
    .leftJoin('draws.least_shots as l', (join) =>
      join.onRef('l.merchant_id', '=', 'b.id').on('l.draw_id', '=', drawId),
    )
    .select(['b.id', 'l.shots'])
    .execute();
  return new Map(rows.map(({ id, shots }) => [id ?? '', shots ?? USUAL_LEAST_SHOTS]));
}
