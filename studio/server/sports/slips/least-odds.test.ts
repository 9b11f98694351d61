import { expect, test } from 'vitest';
import { leastOdds, selectionsOf } from './least-odds.ts';
import type { LegRow } from './slip-row.ts';

const legs = (...odds: number[]) => odds.map((price) => ({ odds: price }) as LegRow);

test.each([
  ['single', [1], [1950], '1.95', 1],
  ['single', [1], [1010], '1.01', 1],
  ['parlay', [2], [1200, 1300], '1.56', 2],
  ['system', [2, 3], [3000, 1200, 1300], '1.56', 2],
  ['parlay', [3], [1_000_000, 1_000_000, 1_000_000], '999999.999', 3],
] as const)(
  'a %s of %o at %o is reported as %s, of %i selections',
  (type, sizes, odds, reported, selections) => {
    const slip = { type, sizes: [...sizes], legs: legs(...odds) };
    expect(leastOdds(slip)).toBe(reported);
    expect(selectionsOf(slip)).toBe(selections);
  },
);
