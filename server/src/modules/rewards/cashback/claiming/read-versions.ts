import {
  CASHBACK_CATEGORIES,
  type CashbackRates,
  type RatesVersion,
} from '@lanna/rules/rewards/cashback/rates';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

export interface KeptVersion extends RatesVersion {
  setAt: Date;
  setBy: string;
  reason: string;
}

/** Everything a brand has set, the latest first. */
export async function readVersions(db: Queryable, merchantId: string): Promise<KeptVersion[]> {
  const rows = await db
    .selectFrom('cashback.terms')
    .select([
      'version',
      sql<string>`from_day::text`.as('from_day'),
      'rates',
      'set_at',
      'set_by_name',
      'reason',
    ])
    .where('merchant_id', '=', merchantId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    fromDay: row.from_day,
    rates: ratesOf(row.rates),
    setAt: row.set_at,
    setBy: row.set_by_name,
    reason: row.reason,
  }));
}

/** A kind of game that came later than the version has nothing by it. */
function ratesOf(kept: unknown): CashbackRates {
  const rates = kept as Partial<CashbackRates>;
  return Object.fromEntries(
    CASHBACK_CATEGORIES.map((category) => [category, rates[category] ?? 0]),
  ) as Record<keyof CashbackRates, number>;
}
