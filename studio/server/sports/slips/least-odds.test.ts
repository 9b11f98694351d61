import { expect, test } from 'vitest';
import { leastOdds } from './least-odds.ts';
import type { LegRow } from './slip-row.ts';

const legs = (...odds: number[]) => odds.map((price) => ({ odds: price }) as LegRow);

test.each([
  ['single', [1], [1950], '1.95'],
  ['single', [1], [1010], '1.01'],
  ['parlay', [2], [1200, 1300], '1.56'],
  ['system', [2, 3], [3000, 1200, 1300], '1.56'],
  ['parlay', [3], [1_000_000, 1_000_000, 1_000_000], '999999.999'],
] as const)('a %s of %o at %o is reported as %s', (type, sizes, odds, reported) => {
  expect(leastOdds({ type, sizes: [...sizes], legs: legs(...odds) })).toBe(reported);
});
