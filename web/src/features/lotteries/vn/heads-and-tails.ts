import { resultParts } from '@lanna/rules/lotteries/lottery/draws/result-parts';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import type { DrawShape } from '@lanna/rules/lotteries/lottery/family';

/** The last two digits of a prize, as lô is played on them. */
export interface Tail {
  tens: number;
  ones: number;
  isSpecial: boolean;
}

/** Of every prize of a draw; undefined for a text that is no result of it. */
export function tailsOf(draw: DrawShape, result: string): Tail[] | undefined {
  const read = parseResult(draw, result);
  if ('errors' in read) return undefined;
  return resultParts(draw, read.result).flatMap(({ part, numbers }) =>
    numbers.map(({ symbols }) => ({
      tens: symbols.at(-2) ?? 0,
      ones: symbols.at(-1) ?? 0,
      isSpecial: part.name === 'special',
    })),
  );
}

/** Digits that stand behind each head, or before each tail; smallest first, as often as they came. */
export function byDigit(
  tails: readonly Tail[],
  of: 'head' | 'tail',
): { digit: number; isSpecial: boolean }[][] {
  const rows: { digit: number; isSpecial: boolean }[][] = Array.from({ length: 10 }, () => []);
  for (const { tens, ones, isSpecial } of tails) {
    const [row, digit] = of === 'head' ? [tens, ones] : [ones, tens];
    rows[row]?.push({ digit, isSpecial });
  }
  return rows.map((row) => row.sort((one, other) => one.digit - other.digit));
}
