import { NO_RATES, RATE_CATEGORIES, type Rates } from '@lanna/rules/commission/contracts/category';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../../platform/sql/database.ts';

const category = z.enum(RATE_CATEGORIES);

/** The rates an account has on a day of its brand: what it was given, and no more than anybody above it has. */
export async function readRates(
  db: Queryable,
  merchantId: string,
  memberId: string,
  day: string,
): Promise<Rates> {
  const { rows } = await sql<{ category: string; rate: number }>`
    select category, rate from agents.rates_on(${merchantId}, ${memberId}, ${day}::date)`.execute(db);
  const rates: Record<string, number> = { ...NO_RATES };
  for (const row of rows) rates[category.parse(row.category)] = row.rate;
  return rates as Rates;
}
