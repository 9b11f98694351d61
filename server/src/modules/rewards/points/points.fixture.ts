import { MONEY_SCALE } from '@lanna/rules/money';
import { USUAL_FACTORS, USUAL_POINT_RATES } from '@lanna/rules/rewards/points/earning';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { countPoints } from './earning/count-points.ts';

/** The usual terms for a brand, from long before its first bet on: 100 points are 1.00. */
export async function addTestPointTerms(db: Database, merchantId: string): Promise<void> {
  await sql`
    insert into points.terms (merchant_id, version, from_day, rates, factors, points_per_unit, convert_least, convert_most_day, set_at, set_by_name, reason)
    values (${merchantId}, 1, '2026-11-01', ${JSON.stringify(USUAL_POINT_RATES)}, ${JSON.stringify(USUAL_FACTORS)}, ${100n * MONEY_SCALE},
      ${100n * MONEY_SCALE}, ${100_000_000n * MONEY_SCALE}, now(), 'finance', 'for the test')`.execute(
    db.kysely,
  );
}

/** As the portal's tick counts. */
export function countTestPoints(deps: { db: Database; clock: Clock }): Promise<void> {
  return countPoints(deps);
}
