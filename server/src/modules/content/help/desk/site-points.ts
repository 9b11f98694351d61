import { sql } from 'kysely';
import type { FindSitePoints } from '../../../house/brands/site-points.ts';

/** Whether terms can be read, and how many articles explain the site. */
export const helpSitePoints: FindSitePoints = async (db, merchantId) => {
  const { rows } = await sql<{ terms: number; articles: number }>`
    select (select count(*)::int from help.page_version where merchant_id = ${merchantId} and page = 'terms') as terms,
      (select count(*)::int from help.article where merchant_id = ${merchantId} and published) as articles`.execute(
    db,
  );
  return rows[0] ?? {};
};
