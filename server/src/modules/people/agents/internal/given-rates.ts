import {
  NO_RATES,
  RATE_CATEGORIES,
  type RateCategory,
  type Rates,
} from '@lanna/rules/commission/contracts/category';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { Place } from './team.ts';

const category = z.enum(RATE_CATEGORIES);

/** What an account was given as of a day, whatever the accounts above it have. */
export async function readGiven(db: Queryable, { merchantId, memberId }: Place, day: string): Promise<Rates> {
  const { rows } = await sql<{ category: string; rate: number }>`
    select distinct on (category) category, rate from agents.rate
    where member_id = ${memberId} and merchant_id = ${merchantId} and from_day <= ${day}::date
    order by category, from_day desc`.execute(db);
  const given: Record<RateCategory, number> = { ...NO_RATES };
  for (const row of rows) given[category.parse(row.category)] = row.rate;
  return given;
}

export interface Giving {
  rates: readonly { category: RateCategory; rate: number }[];
  fromDay: string;
  /** Null: an operator. */
  setBy: string | null;
  now: Date;
}

/** One row for each category and day: a day's last word counts. */
export async function writeGiven(
  tx: Tx,
  { merchantId, memberId }: Place,
  { rates, fromDay, setBy, now }: Giving,
) {
  if (rates.length === 0) return;
  await tx
    .insertInto('agents.rate')
    .values(
      rates.map(({ category, rate }) => ({
        member_id: memberId,
        merchant_id: merchantId,
        category,
        from_day: fromDay,
        rate,
        set_by: setBy,
        set_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'category', 'from_day']).doUpdateSet({
        rate: (row) => row.ref('excluded.rate'),
        set_by: (row) => row.ref('excluded.set_by'),
        set_at: (row) => row.ref('excluded.set_at'),
      }),
    )
    .execute();
}
