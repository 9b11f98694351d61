import { sql } from 'kysely';
import type { FindSitePoints } from '../../../house/brands/site-points.ts';

/** How many games a visitor would find: of vendors that are switched on for the brand. */
export const gameSitePoints: FindSitePoints = async (db, merchantId) => {
  const { rows } = await sql<{ games: number }>`
    select count(*)::int as games from catalogue.brand_vendor b
    join catalogue.vendor v on v.id = b.vendor_id and v.enabled
    join catalogue.game g on g.vendor_id = v.id and g.enabled
    where b.merchant_id = ${merchantId} and b.enabled`.execute(db);
  return rows[0] ?? {};
};
