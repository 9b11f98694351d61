import type { Value } from '@lanna/contract/endpoint';
import type { CostRow, showCosts as endpoint } from '@lanna/contract/oversight/reports/insight-ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Period } from '../period.ts';

export async function showCosts(
  db: Queryable,
  brandIds: readonly string[],
  { from, to }: Period,
): Promise<Value<typeof endpoint>> {
  const { rows } = await sql<Omit<CostRow, 'amount'> & { amount: bigint | null; demo: bigint }>`
    select figure, code, currency, sum(amount) filter (where not is_demo)::bigint as amount,
      coalesce(sum(amount) filter (where is_demo), 0)::bigint as demo
    from reports.cost_day
    where merchant_id = any (${[...brandIds]}::uuid[]) and day between ${from}::date and ${to}::date
    group by figure, code, currency having sum(amount) filter (where not is_demo) <> 0 or sum(amount) filter (where is_demo) <> 0
    order by currency, figure, amount desc, code`.execute(db);
  return {
    period: { from, to },
    costs: rows.flatMap(({ amount, demo: _, ...row }) =>
      amount ? { ...row, amount: formatMoney(amount) } : [],
    ),
    demo: rows.flatMap(({ demo, amount: _, ...row }) => (demo ? { ...row, amount: formatMoney(demo) } : [])),
  };
}
