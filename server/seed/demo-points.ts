import { MONEY_SCALE } from '@lanna/rules/money';
import { USUAL_FACTORS, USUAL_POINT_RATES } from '@lanna/rules/rewards/points/earning';
import { sql } from 'kysely';
import type { Tx } from '../src/platform/sql/database.ts';

/** The usual terms of points for demo brands that have none: 100 points are 1.00. What an operator has set stays. */
export async function seedDemoPoints(
  tx: Tx,
  { brands, now }: { brands: readonly { id: string }[]; now: Date },
): Promise<void> {
  const hundred = 100n * MONEY_SCALE;
  for (const { id } of brands)
    await sql`
      insert into points.terms (merchant_id, version, from_day, rates, factors, points_per_unit, convert_least, convert_most_day, set_at, set_by_name, reason)
      select id, 1, (${now}::timestamptz at time zone time_zone)::date, ${JSON.stringify(USUAL_POINT_RATES)}::jsonb,
        ${JSON.stringify(USUAL_FACTORS)}::jsonb, ${hundred}, ${hundred}, ${hundred * 100n}, ${now}, 'demo', 'terms of the demo'
      from brands.brand where id = ${id} and not exists (select from points.terms where merchant_id = ${id})`.execute(
      tx,
    );
}
