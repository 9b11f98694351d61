/** One line or one kind of bar. */
export interface Series {
  id: string;
  label: string;
  /** One for each label; null where nothing is known (yet). */
  values: readonly (number | null)[];
  /** Exact, where `values` are rounded for drawing: money. */
  texts?: readonly string[];
  /** `main` is what it is about, `before` and `earlier` what it is compared with; numbers tell kinds apart. */
  look?: SeriesLook;
}

export type SeriesLook = 'main' | 'before' | 'earlier' | 1 | 2 | 3 | 4 | 5 | 6;

export const SERIES_INK: Record<SeriesLook, string> = {
  main: 'text-accent',
  before: 'text-control-line',
  earlier: 'text-control-line',
  1: 'text-series-1',
  2: 'text-series-2',
  3: 'text-series-3',
  4: 'text-series-4',
  5: 'text-series-5',
  6: 'text-series-6',
};

/** A value of a series as it is read. */
export function valueText(series: Series, at: number, format: (value: number) => string): string | undefined {
  const value = series.values[at];
  if (value === null || value === undefined) return undefined;
  return series.texts?.[at] ?? format(value);
}
