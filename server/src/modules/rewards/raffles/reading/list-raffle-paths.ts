import type { Queryable } from '../../../../platform/sql/database.ts';
import { raffles } from '../raffle.ts';

const LISTED_MAX = 1000;

/** Paths of the raffles that run or were drawn and are not over, for search engines; each is a card among the promotions. */
export async function listRafflePaths(db: Queryable, brandId: string, now: Date): Promise<string[]> {
  const rows = await raffles(db)
    .where('r.merchant_id', '=', brandId)
    .where('r.state', 'in', ['published', 'fixed', 'drawn'])
    .where('r.starts_at', '<=', now)
    .orderBy('r.ends_at')
    .orderBy('r.id')
    .limit(LISTED_MAX)
    .execute();
  return rows.map(({ id }) => `/promoDetail?${new URLSearchParams({ id })}`);
}
