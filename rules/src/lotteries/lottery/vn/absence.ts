import { range } from '../cover/combinations.ts';
import type { DrawShape } from '../family.ts';
import type { Result } from '../play.ts';
import { slotsOf, tailsOf } from './prizes.ts';

export interface Absence {
  /** `00` to `99`. */
  number: string;
  /** Draws since it came up last: 0 when the last had it, all of them when none had. */
  since: number;
  /** The most draws in a row without it. */
  longest: number;
  /** How often it came up, each prize counted. */
  times: number;
}

/** Of the numbers 00 to 99 over results of Vietnam, newest first: how long each has not come up, and how often tens and units digits did. */
export function absenceOf(
  shape: DrawShape,
  results: readonly Result[],
): { numbers: Absence[]; heads: number[]; tails: number[] } {
  const slots = tailsOf(slotsOf(shape.parts), 2);
  const heads = range(0, 9).map(() => 0);
  const tails = range(0, 9).map(() => 0);
  const drawn = results.map((result) => {
    const times = new Map<number, number>();
    for (const [tens = 0, ones = 0] of slots) {
      const [head = 0, tail = 0] = [result[tens], result[ones]];
      heads[head] = (heads[head] ?? 0) + 1;
      tails[tail] = (tails[tail] ?? 0) + 1;
      times.set(head * 10 + tail, (times.get(head * 10 + tail) ?? 0) + 1);
    }
    return times;
  });
  return { numbers: range(0, 99).map((number) => absence(number, drawn)), heads, tails };
}

function absence(number: number, drawn: readonly ReadonlyMap<number, number>[]): Absence {
  let since = -1;
  let longest = 0;
  let without = 0;
  let times = 0;
  for (const [at, numbers] of drawn.entries()) {
    const found = numbers.get(number) ?? 0;
    times += found;
    if (found > 0 && since < 0) since = at;
    without = found > 0 ? 0 : without + 1;
    longest = Math.max(longest, without);
  }
  return {
    number: String(number).padStart(2, '0'),
    since: since < 0 ? drawn.length : since,
    longest,
    times,
  };
}
