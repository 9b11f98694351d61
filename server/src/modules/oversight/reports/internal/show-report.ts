import type { ReportKey } from '@lanna/contract/oversight/reports/ops';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Period } from '../period.ts';
import { readGrouped, type Source, type Sums } from './grouped.ts';
import { nameKeys } from './name-keys.ts';

/** A report of sums as its call answers it: rows with what they stand for, and totals, each beside the period before. Months and years are not compared. */
export async function showReport<Figure extends string, Shown>(
  db: Queryable,
  source: Source<Figure>,
  period: Period,
  {
    by,
    rowsMax,
    show,
  }: {
    by: readonly string[];
    rowsMax: number;
    show: (currency: string, figures: Record<Figure, bigint>) => Shown;
  },
): Promise<{
  period: Pick<Period, 'from' | 'to' | 'days'>;
  before: Period['before'];
  rows: { key: ReportKey; figures: Shown; before: Shown | null }[];
  more: boolean;
  totals: { figures: Shown; before: Shown }[];
  demo: { figures: Shown; before: Shown }[];
}> {
  const { rows, more, totals, demo } = await readGrouped(db, source, period, rowsMax);
  const named = await nameKeys(db, rows, 'EN');
  const sums = ({ currency, figures, before }: Sums<Figure>) => ({
    figures: show(currency ?? '', figures),
    before: show(currency ?? '', before),
  });
  const comparesRows = !by.some((word) => word === 'month' || word === 'year');
  return {
    period: { from: period.from, to: period.to, days: period.days },
    before: period.before,
    rows: named.map(({ key, currency, figures, before }) => ({
      key,
      figures: show(currency ?? '', figures),
      before: comparesRows ? show(currency ?? '', before) : null,
    })),
    more,
    totals: totals.map(sums),
    demo: demo.map(sums),
  };
}
