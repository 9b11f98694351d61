import type { IncomeKind } from '@lanna/contract/commission/rebates/income';
import { type RawBuilder, sql } from 'kysely';
import type { EarnedOnDay, IncomeSource } from '../../rebates/income-kind.ts';

const OF_BRAND = (kind: string) => sql<boolean>`payer = 'platform' and kind = ${kind}`;

/** What agents earn by contracts, for "my income": by kind where the brand pays, and what the agent above pays together. */
export const incomeSources: readonly IncomeSource[] = [
  billed('dividend', 'agentDividend', OF_BRAND('dividend')),
  billed('daily', 'agentDailySalary', OF_BRAND('daily_salary')),
  billed('hourly', 'agentHourlySalary', OF_BRAND('hourly_salary')),
  billed('realTime', 'agentRealTimeSalary', OF_BRAND('real_time_salary')),
  billed('upline', 'agentDividend', sql<boolean>`payer = 'upline'`),
];

/** A bill counts on the last day of its period; what was denied or never collected is no income. */
function billed(kind: IncomeKind, page: string, which: RawBuilder<boolean>): IncomeSource {
  return {
    kind,
    page,
    sums: async (db, { merchantId, agentId }, { from, to }) => {
      const { rows } = await sql<EarnedOnDay>`
        select to_day::text as day, sum(case when state in ('denied', 'expired') then collected else payable end - taken_back)::bigint as earned,
          sum(collected - taken_back)::bigint as paid
        from bills.bill
        where member_id = ${agentId} and merchant_id = ${merchantId} and to_day between ${from}::date and ${to}::date and ${which}
        group by to_day having sum(payable) <> 0 or sum(taken_back) <> 0`.execute(db);
      return rows;
    },
  };
}
