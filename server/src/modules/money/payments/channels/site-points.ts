import { sql } from 'kysely';
import type { FindSitePoints } from '../../../house/brands/site-points.ts';

/** How many ways there are for money to come in and to go out, play money included. */
export const channelSitePoints: FindSitePoints = async (db, merchantId) => {
  const { rows } = await sql<{ channel_in: number; channel_out: number }>`
    select count(*) filter (where way = 'in')::int as channel_in, count(*) filter (where way = 'out')::int as channel_out
    from payments.channel where merchant_id = ${merchantId} and enabled and segment_id is null`.execute(db);
  return rows[0] ?? {};
};
