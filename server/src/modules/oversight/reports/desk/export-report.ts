import { moneyOf } from '@lanna/contract/money';
import { CSV_ROWS_MAX } from '@lanna/contract/ops-list';
import type { ReportKey } from '@lanna/contract/oversight/reports/ops';
import type { Language } from '@lanna/contract/people/members/members';
import { formatMoney } from '@lanna/rules/money';
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

/** A report as a file, all rows: by day in stretches, so that no more than a month's are in memory. */
export function fileOfPlay(db: Queryable, reader: Reader, period: Period, wanted: PlayWanted): FileAnswer {
  const columns = keyColumns(wanted.by);
  return {
    name: nameOf('play', period),
    header: [...columns, 'currency', 'bets', 'stake', 'free_stake', 'payout', 'ggr', 'valid_turnover'],
    rows: (async function* () {
      for (const stretch of stretches(period, wanted.by)) {
        const { rows } = await readPlay(db, reader, stretch, wanted, CSV_ROWS_MAX);
        for (const { key, currency, figures } of rows)
          yield [
            ...cells(key, columns),
            currency,
            Number(figures.bets),
            formatMoney(figures.stake),
            formatMoney(figures.freeStake),
            formatMoney(figures.payout),
            figures.stake - figures.payout,
            formatMoney(figures.validTurnover),
          ];
      }
    })(),
  };
}

export function fileOfRegistrations(
  db: Queryable,
  { brandIds }: Reader,
  period: Period,
  wanted: RegistrationsWanted,
): FileAnswer {
  const columns = keyColumns(wanted.by);
  return {
    name: nameOf('registrations', period),
    header: [...columns, 'members'],
    rows: (async function* () {
      for (const stretch of stretches(period, wanted.by)) {
        const { rows } = await reportRegistrations(db, brandIds, stretch, wanted, CSV_ROWS_MAX);
        for (const { key, figures } of rows) yield [...cells(key, columns), figures.members];
      }
    })(),
  };
}

export function fileOfCash(
  db: Queryable,
  { brandIds }: Reader,
  period: Period,
  wanted: CashWanted,
): FileAnswer {
  const columns = keyColumns(wanted.by);
  return {
    name: nameOf('cash', period),
    header: [...columns, 'currency', 'deposits', 'deposited', 'withdrawals', 'withdrawn', 'reversed', 'net'],
    rows: (async function* () {
      for (const stretch of stretches(period, wanted.by)) {
        const { rows } = await reportCash(db, brandIds, stretch, wanted, CSV_ROWS_MAX);
        for (const { key, figures } of rows)
          yield [
            ...cells(key, columns),
            figures.currency,
            figures.deposits,
            figures.deposited,
            figures.withdrawals,
            figures.withdrawn,
            moneyOf(figures.reversed),
            moneyOf(figures.net),
          ];
      }
    })(),
  };
}

export function fileOfEarnings(
  db: Queryable,
  { brandIds }: Reader,
  period: Period,
  wanted: EarningsWanted,
): FileAnswer {
  const columns = keyColumns(wanted.by);
  return {
    name: nameOf('earnings', period),
    header: [...columns, 'currency', 'ggr', 'bonus', 'rebate', 'agent_pay', 'adjustment', 'ngr'],
    rows: (async function* () {
      for (const stretch of stretches(period, wanted.by)) {
        const { rows } = await reportEarnings(db, brandIds, stretch, wanted, CSV_ROWS_MAX);
        for (const { key, figures } of rows)
          yield [
            ...cells(key, columns),
            figures.currency,
            moneyOf(figures.ggr),
            moneyOf(figures.bonus),
            moneyOf(figures.rebate),
            moneyOf(figures.agentPay),
            moneyOf(figures.adjustment),
            moneyOf(figures.ngr),
          ];
      }
    })(),
  };
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
};

function keyColumns(by: readonly string[]): Column[] {
  return [...new Set(by.flatMap((word) => COLUMNS[word] ?? []))];
}

function cells(key: ReportKey, columns: readonly Column[]): string[] {
  return columns.map((column) => key[column] ?? '');
}
