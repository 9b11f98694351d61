import type { DrawnResult, TrendColumn } from './trend-columns.ts';

/** Where people look in a Thai draw: the three digits on top, and the two at the bottom. */
export const ENDS = ['top3', 'top2', 'bottom2'] as const;
export type End = (typeof ENDS)[number];

interface DigitCount {
  digit: number;
  /** In how many draws it came up among them, however often in one: as วิ่ง counts. */
  draws: number;
}

/** In how many draws each digit was among those of an end. `columns` are those of the game. */
export function digitCounts(
  end: End,
  columns: readonly TrendColumn[],
  results: readonly DrawnResult[],
): DigitCount[] {
  const places = placesOf(end, columns);
  return Array.from({ length: 10 }, (_, digit) => ({
    digit,
    draws: results.filter(({ numbers }) => places.some((place) => numbers[place] === digit)).length,
  }));
}

/** Numbers of an end that came more than once, most often first, with how often. */
export function repeatedNumbers(
  end: End,
  columns: readonly TrendColumn[],
  results: readonly DrawnResult[],
): { number: string; draws: number }[] {
  const counts = new Map<string, number>();
  for (const result of results) {
    const number = numberAt(end, columns, result);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, draws]) => draws > 1)
    .map(([number, draws]) => ({ number, draws }))
    .toSorted((one, other) => other.draws - one.draws || (one.number < other.number ? -1 : 1));
}

export function numberAt(end: End, columns: readonly TrendColumn[], { numbers }: DrawnResult): string {
  return placesOf(end, columns)
    .map((place) => numbers[place] ?? '')
    .join('');
}

function placesOf(end: End, columns: readonly TrendColumn[]): number[] {
  const places = columns.map(({ place }) => place);
  if (end === 'bottom2') return places.slice(3);
  return end === 'top2' ? places.slice(1, 3) : places.slice(0, 3);
}
