import { type PointTerms, termsOn, USUAL_POINT_RATES } from '@lanna/rules/rewards/points/earning';
import { sql } from 'kysely';
import type { Brand } from '../../../platform/http/calls/route.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { brandDays } from './brand-day.ts';

export interface KeptTerms extends PointTerms {
  setAt: Date;
  setBy: string;
  reason: string;
}

/** Everything a brand has set, the latest first. */
export async function readVersions(db: Queryable, merchantId: string): Promise<KeptTerms[]> {
  const rows = await db
    .selectFrom('points.terms')
    .selectAll()
    .select(sql<string>`from_day::text`.as('day'))
    .where('merchant_id', '=', merchantId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    fromDay: row.day,
    // A kind of game that came later than the version has nothing by it.
    rates: { ...NOTHING, ...(row.rates as Partial<PointTerms['rates']>) },
    factors: row.factors as number[],
    perUnit: row.points_per_unit,
    convertLeast: row.convert_least,
    convertMostDay: row.convert_most_day,
    setAt: row.set_at,
    setBy: row.set_by_name,
    reason: row.reason,
  }));
}

const NOTHING = Object.fromEntries(
  Object.keys(USUAL_POINT_RATES).map((category) => [category, 0]),
) as unknown as PointTerms['rates'];

/** What holds today. Refuses with `points_off` where a brand gives none. */
export async function termsToday(
  db: Queryable,
  brand: Pick<Brand, 'id' | 'timeZone'>,
  now: Date,
): Promise<{ terms: KeptTerms; next: KeptTerms | null; today: string }> {
  const { today } = brandDays(brand.timeZone, now);
  const versions = await readVersions(db, brand.id);
  const terms = termsOn(versions, today);
  if (!terms) throw new Refusal('points_off');
  return { terms, next: versions.find(({ fromDay }) => fromDay > today) ?? null, today };
}
