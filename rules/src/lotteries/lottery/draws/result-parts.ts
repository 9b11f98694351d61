import type { DrawPart, DrawShape } from '../family.ts';
import type { Result } from '../play.ts';

/** One prize of a result with its numbers. */
export interface ResultPart {
  part: DrawPart;
  /** Symbols of each number, with how many symbols of the result stand before it. */
  numbers: { symbols: readonly number[]; before: number }[];
}

/** A result by its prizes; those it came without are left out. */
export function resultParts({ parts }: DrawShape, result: Result): ResultPart[] {
  let before = 0;
  const found: ResultPart[] = [];
  for (const part of parts) {
    const numbers: ResultPart['numbers'] = [];
    for (let number = 0; number < part.count && before < result.length; number += 1) {
      numbers.push({ symbols: result.slice(before, before + part.length), before });
      before += part.length;
    }
    if (numbers.length > 0) found.push({ part, numbers });
  }
  return found;
}

/** A number as it is read: `07 12` of balls, `4512` of digits. */
export function numberText({ width }: DrawPart, symbols: readonly number[]): string {
  return symbols.map((symbol) => String(symbol).padStart(width, '0')).join(width === 2 ? ' ' : '');
}
