import type { Queryable } from '../../../../platform/sql/database.ts';

const LISTED_MAX = 1000;

/** Paths of the promotions that run, for search engines. */
export async function listPromotionPaths(db: Queryable, brandId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('promotions.promotion')
    .select('id')
    .where('merchant_id', '=', brandId)
    .where('state', '=', 'published')
    .where('starts_at', '<=', now)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('position')
    .orderBy('id')
    .limit(LISTED_MAX)
    .execute();
  return rows.map(({ id }) => `/promoDetail?${new URLSearchParams({ id })}`);
}
