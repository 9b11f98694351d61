import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { cashFigures } from '../desk/report-cash.ts';
import { earningFigures } from '../desk/report-earnings.ts';
import type { DayName, OverviewDays } from './overview-rows.ts';

/** Of one brand's day: what the reports of NGR and of money in and out say of it. */
export interface WholeDay {
  day: DayName;
  /** Of demo players, who are in no other row. */
  isDemo: boolean;
  currency: string;
  ggr: bigint;
  ngr: bigint;
  deposited: bigint;
  withdrawn: bigint;
  reversed: bigint;
}

interface Read extends Omit<WholeDay, 'day'> {
  brandId: string;
  date: string;
}

/** Three days of each brand, today as far as it has come. One statement of each report's source, so that the numbers are those of the reports. */
export async function readWholeDays(db: Queryable, { brands, days }: OverviewDays): Promise<WholeDay[]> {
  const earned = earningFigures();
  const cash = cashFigures();
  const isAsked = sql`d.merchant_id = any (${brands.map(({ id }) => id)}::uuid[])
    and d.day = any (${[...new Set(days.map(({ date }) => date))]}::date[])`;
  const { rows } = await sql<Read>`
    select d.merchant_id as "brandId", d.day::text as date, d.currency, d.is_demo as "isDemo", ${earned.ggr}::bigint as ggr, ${earned.ngr}::bigint as ngr,
      0::bigint as deposited, 0::bigint as withdrawn, 0::bigint as reversed
    from reports.ngr_day d where ${isAsked} group by 1, 2, 3, 4
    union all
    select d.merchant_id, d.day::text, d.currency, d.is_demo, 0::bigint, 0::bigint, ${cash.deposited}::bigint, ${cash.withdrawn}::bigint,
      ${cash.reversed}::bigint
    from ledger.house_day d where ${isAsked} and d.kind = 'clearing' group by 1, 2, 3, 4`.execute(db);
  // Brands of other time zones are at other dates.
  return rows.flatMap(({ brandId, date, ...figures }) =>
    days
      .filter((day) => day.brandId === brandId && day.date === date)
      .map(({ day }) => ({ day, ...figures })),
  );
}
