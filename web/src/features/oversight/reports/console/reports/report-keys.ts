import type { ReportKey } from '@lanna/contract/oversight/reports/ops';
import { shiftDay } from '../../../../../i18n/format.ts';
import type { RowsOf } from '../rows-href.ts';

/** The days a row's period stands for, within those of the report. */
export function daysOfRow(
  period: string | undefined,
  { from, to }: { from: string; to: string },
): { from: string; to: string } {
  if (period === undefined) return { from, to };
  if (period.length === 10) return { from: period, to: period };
  const first = period.length === 7 ? `${period}-01` : `${period}-01-01`;
  const last = shiftDay(period.length === 7 ? nextMonth(period) : `${Number(period) + 1}-01-01`, -1);
  return { from: first < from ? from : first, to: last > to ? to : last };
}

/** What a row's figures are made of, narrowed by the report's own filter and the row's key. */
export function rowsOf(
  key: ReportKey,
  period: { from: string; to: string },
  filter: Readonly<Record<string, string>>,
): RowsOf {
  return {
    ...daysOfRow(key.period, period),
    brand: key.brand ?? filter['brand'],
    category: key.category ?? filter['category'],
    vendor: key.vendor ?? filter['vendor'],
    game: key.game ?? filter['game'],
    source: key.source ?? filter['source'],
    code: key.code || filter['code'],
    method: key.method ?? filter['method'],
  };
}

/** The next closer look at a row: the same report, narrowed to it and distinguished by something else. Undefined where there is none. */
export function closerVariantRange(
  key: ReportKey,
  by: readonly string[],
  period: { from: string; to: string },
): Record<string, string> | undefined {
  const [word] = by;
  switch (word) {
    case 'year':
    case 'month': {
      const { from, to } = daysOfRow(key.period, period);
      return { days: `${from}..${to}`, by: word === 'year' ? 'month' : 'day' };
    }
    case 'brand':
      return key.brand === undefined ? undefined : { brand: key.brand, by: 'day' };
    case 'category':
      return !key.category ? undefined : { category: key.category, by: 'vendor' };
    case 'vendor':
      return !key.vendor ? undefined : { vendor: key.vendor, by: 'game' };
    case 'source':
      return key.source === undefined ? undefined : { source: key.source, by: 'code' };
    case 'method':
      return key.method === undefined ? undefined : { method: key.method, by: 'day' };
    default:
      return undefined;
  }
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
}
