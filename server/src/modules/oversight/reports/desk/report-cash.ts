import type { Value } from '@lanna/contract/endpoint';
import {
  type CASH_GROUPINGS,
  type reportCash as endpoint,
  REPORT_ROWS_MAX,
} from '@lanna/contract/oversight/reports/ops';
import { formatMoney } from '@lanna/rules/money';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type Key, type Source, timeKey } from '../internal/grouped.ts';
import { showReport } from '../internal/show-report.ts';
import type { Period } from '../period.ts';

export type CashGrouping = (typeof CASH_GROUPINGS)[number];
export interface CashWanted {
  by: readonly CashGrouping[];
  method?: string | undefined;
}
type Figure = 'deposits' | 'deposited' | 'withdrawals' | 'withdrawn' | 'reversed';

/** Money in and out by payment method: what the ledger moved between the methods' accounts and the members. */
export async function reportCash(
  db: Queryable,
  brandIds: readonly string[],
  period: Period,
  wanted: CashWanted,
  rowsMax = REPORT_ROWS_MAX,
): Promise<Value<typeof endpoint>> {
  return showReport(db, cash(brandIds, period, wanted), period, { by: wanted.by, rowsMax, show });
}

function show(currency: string, figures: Record<Figure, bigint>) {
  const { deposits, deposited, withdrawals, withdrawn, reversed } = figures;
  return {
    currency,
    deposits: Number(deposits),
    deposited: formatMoney(deposited),
    withdrawals: Number(withdrawals),
    withdrawn: formatMoney(withdrawn),
    reversed: formatMoney(reversed),
    net: formatMoney(deposited - withdrawn - reversed),
  };
}

function cash(brandIds: readonly string[], period: Period, { by, method }: CashWanted): Source<Figure> {
  const filters: RawBuilder<unknown>[] = [
    sql`d.merchant_id = any (${[...brandIds]}::uuid[]) and d.kind = 'clearing'`,
  ];
  if (method) filters.push(sql`d.purpose = ${method}`);
  const keys: Record<CashGrouping, () => Record<string, Key>> = {
    day: () => ({ period: timeKey('day', period) }),
    month: () => ({ period: timeKey('month', period) }),
    year: () => ({ period: timeKey('year', period) }),
    brand: () => ({ brand: sql`d.merchant_id::text` }),
    method: () => ({ method: sql`d.purpose` }),
  };
  return {
    rows: sql`ledger.house_day d`,
    where: sql.join(filters, sql` and `),
    figures: cashFigures(),
    keys: Object.assign({}, ...by.map((word) => keys[word]())),
    currency: sql`d.currency`,
    greatest: 'deposited',
  };
}

/** Over rows `d` of `ledger.house_day` of clearing accounts. */
export function cashFigures(): Record<Figure, RawBuilder<unknown>> {
  const of = (code: string, what: string) =>
    sql`sum(case when d.code = ${code} then ${sql.raw(what)} else 0 end)`;
  return {
    deposits: of('deposit', 'd.transfers'),
    deposited: of('deposit', 'd.debited'),
    withdrawals: of('withdrawal_paid', 'd.transfers'),
    withdrawn: of('withdrawal_paid', 'd.credited'),
    reversed: of('reversal', 'd.credited - d.debited'),
  };
}
