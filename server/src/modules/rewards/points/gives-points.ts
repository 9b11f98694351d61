import type { Queryable } from '../../../platform/sql/database.ts';

/** Whether a brand has terms of points: where it has none, members see nothing of them. */
export async function givesPoints(db: Queryable, merchantId: string): Promise<boolean> {
  const terms = await db
    .selectFrom('points.terms')
    .select('version')
    .where('merchant_id', '=', merchantId)
    .limit(1)
    .executeTakeFirst();
  return terms !== undefined;
}
