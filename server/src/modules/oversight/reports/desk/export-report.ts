import { moneyOf } from '@lanna/contract/money';
import { CSV_ROWS_MAX } from '@lanna/contract/ops-list';
import type { ReportKey } from '@lanna/contract/oversight/reports/ops';
import type { Language } from '@lanna/contract/people/members/members';
import type { FileAnswer } from '../../../../platform/ops/ops-route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type Period, stretchesOf } from '../period.ts';
import { type PlayWanted, readPlay } from '../report-play.ts';
import { type CashWanted, reportCash } from './report-cash.ts';
import { type EarningsWanted, reportEarnings } from './report-earnings.ts';
import { type RegistrationsWanted, reportRegistrations } from './report-registrations.ts';

interface Reader {
  brandIds: readonly string[];
  language: Language;
}

/** Days of which a file by day is read at once. */
const DAYS_AT_ONCE = 31;

type Cell = bigint | number;

/** A report as a file, all rows: by day in stretches, so that no more than a month's are in memory. */
export function fileOfPlay(db: Queryable, reader: Reader, period: Period, wanted: PlayWanted): FileAnswer {
  return fileOf('play', period, wanted.by, {
    figures: ['bets', 'stake', 'free_stake', 'payout', 'ggr', 'valid_turnover'],
    read: (stretch) => readPlay(db, reader, stretch, wanted, CSV_ROWS_MAX),
    cells: ({ bets, stake, freeStake, payout, validTurnover }) => [
      ...[Number(bets), stake, freeStake, payout, stake - payout, validTurnover],
    ],
  });
}

export function fileOfRegistrations(
  db: Queryable,
  { brandIds }: Reader,
  period: Period,
  wanted: RegistrationsWanted,
): FileAnswer {
  return fileOf('registrations', period, wanted.by, {
    figures: ['members'],
    read: (stretch) => reportRegistrations(db, brandIds, stretch, wanted, CSV_ROWS_MAX),
    cells: ({ members }) => [members],
  });
}

export function fileOfCash(
  db: Queryable,
  { brandIds }: Reader,
  period: Period,
  wanted: CashWanted,
): FileAnswer {
  return fileOf('cash', period, wanted.by, {
    figures: ['deposits', 'deposited', 'withdrawals', 'withdrawn', 'reversed', 'net'],
    read: (stretch) => reportCash(db, brandIds, stretch, wanted, CSV_ROWS_MAX),
    cells: ({ deposits, deposited, withdrawals, withdrawn, reversed, net }) => [
      ...[deposits, moneyOf(deposited), withdrawals, moneyOf(withdrawn), moneyOf(reversed), moneyOf(net)],
    ],
  });
}

export function fileOfEarnings(
  db: Queryable,
  { brandIds }: Reader,
  period: Period,
  wanted: EarningsWanted,
): FileAnswer {
  return fileOf('earnings', period, wanted.by, {
    figures: ['ggr', 'bonus', 'rebate', 'agent_pay', 'adjustment', 'fee', 'ngr'],
    read: (stretch) => reportEarnings(db, brandIds, stretch, wanted, CSV_ROWS_MAX),
    cells: ({ ggr, bonus, rebate, agentPay, adjustment, fee, ngr }) =>
      [ggr, bonus, rebate, agentPay, adjustment, fee, ngr].map(moneyOf),
  });
}

/** What `read` answers of a stretch; the currency stands beside the figures or among them, and nowhere in a report without money. */
interface Read<Figures> {
  rows: { key: ReportKey; currency?: string | null; figures: Figures }[];
  demo: { currency?: string | null; figures: Figures }[];
}

/** The rows, and last a line for each currency of what demo players came to, who are in none of them. */
function fileOf<Figures extends object>(
  report: string,
  period: Period,
  by: readonly string[],
  of: {
    figures: readonly string[];
    read(stretch: Period): Promise<Read<Figures>>;
    cells(figures: Figures): Cell[];
  },
): FileAnswer {
  const columns = keyColumns(by);
  const currencyOf = (row: { currency?: string | null; figures: Figures }) =>
    'currency' in row.figures ? String(row.figures.currency) : row.currency;
  const hasMoney = report !== 'registrations';
  return {
    name: nameOf(report, period),
    header: [...columns, ...(hasMoney ? ['currency'] : []), ...of.figures],
    rows: (async function* () {
      const demo = new Map<string, Cell[]>();
      for (const stretch of stretches(period, by)) {
        const read = await of.read(stretch);
        for (const row of read.rows)
          yield [
            ...cells(row.key, columns),
            ...(hasMoney ? [currencyOf(row) ?? ''] : []),
            ...of.cells(row.figures),
          ];
        for (const row of read.demo) {
          const currency = currencyOf(row) ?? '';
          demo.set(currency, addUp(demo.get(currency), of.cells(row.figures)));
        }
      }
      for (const [currency, sums] of demo)
        yield [
          ...columns.map((_, at) => (at === 0 ? DEMO_ROW : '')),
          ...(hasMoney ? [currency] : []),
          ...sums,
        ];
    })(),
  };
}

/** What stands in the place of a key in the line of demo players. */
const DEMO_ROW = 'demo_players';

function addUp(before: readonly Cell[] | undefined, cells: Cell[]): Cell[] {
  if (!before) return cells;
  return cells.map((cell, at) => {
    const sum = before[at] ?? 0;
    return typeof cell === 'bigint' ? cell + BigInt(sum) : cell + Number(sum);
  });
}

function nameOf(report: string, { from, to }: Period): string {
  return `${report}-${from}-${to}`;
}

function stretches(period: Period, by: readonly string[]): Period[] {
  return by.includes('day') ? stretchesOf(period, DAYS_AT_ONCE) : [period];
}

type Column = keyof ReportKey;
const COLUMNS: Record<string, Column[]> = {
  day: ['period'],
  month: ['period'],
  year: ['period'],
  brand: ['brand'],
  category: ['category'],
  vendor: ['vendor', 'vendorName'],
  game: ['vendor', 'vendorName', 'game', 'gameName'],
  source: ['source'],
  code: ['source', 'code'],
  method: ['method'],
  line: ['line', 'lineName'],
  country: ['country'],
  device: ['device'],
};

function keyColumns(by: readonly string[]): Column[] {
  return [...new Set(by.flatMap((word) => COLUMNS[word] ?? []))];
}

function cells(key: ReportKey, columns: readonly Column[]): string[] {
  return columns.map((column) => key[column] ?? '');
}
