import type { DrawnResult, TrendColumn } from './trend-columns.ts';

/** How a number of one place has gone over some draws. */
export interface SymbolTrend {
  symbol: number;
  /** How often it was drawn. */
  drawn: number;
  /** Draws since it was last drawn; all of them where it never was. */
  missing: number;
  /** The longest it was missing, the time until now included. */
  longestMissing: number;
}

/** `results` in the order they were drawn. */
export function symbolTrends(column: TrendColumn, results: readonly DrawnResult[]): SymbolTrend[] {
  const rows = missingByDraw(column, results);
  return symbolsOf(column).map((symbol, at) => {
    const counts = rows.map((row) => row[at] ?? 0);
    return {
      symbol,
      drawn: counts.filter((missing) => missing === 0).length,
      missing: counts.at(-1) ?? 0,
      longestMissing: Math.max(0, ...counts),
    };
  });
}

/** For each draw how long each number had been missing by then: 0 for the one that was drawn. */
export function missingByDraw(column: TrendColumn, results: readonly DrawnResult[]): number[][] {
  let missing = symbolsOf(column).map(() => 0);
  return results.map(({ numbers }) => {
    const drawn = numbers[column.place];
    missing = missing.map((count, at) => (column.from + at === drawn ? 0 : count + 1));
    return missing;
  });
}

export function symbolsOf({ from, to }: TrendColumn): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

const SHOWN = 3;

/** The most drawn of those above the average, and those missing longest. After a few draws neither says anything: both are empty. */
export function hotAndCold(trends: readonly SymbolTrend[], draws: number): { hot: number[]; cold: number[] } {
  if (draws < trends.length) return { hot: [], cold: [] };
  const average = draws / trends.length;
  const hot = trends
    .filter(({ drawn }) => drawn > average)
    .toSorted((one, other) => other.drawn - one.drawn || one.symbol - other.symbol)
    .slice(0, SHOWN);
  const cold = trends
    .filter(({ missing, symbol }) => missing >= trends.length && !hot.some((each) => each.symbol === symbol))
    .toSorted((one, other) => other.missing - one.missing || one.symbol - other.symbol)
    .slice(0, SHOWN);
  return { hot: hot.map(({ symbol }) => symbol), cold: cold.map(({ symbol }) => symbol) };
}
