import { expect, test } from 'vitest';
import { isObviousError } from './obvious-error.ts';

test.each([
  // A point too many, a point too few.
  [20_000, 2000, true],
  [1200, 2000, true],
  // On the edge, and a thousandth within it.
  [2500, 2000, true],
  [2499, 2000, false],
  [1666, 2000, true],
  [1667, 2000, false],
  // A price that moves on a busy day.
  [2100, 1950, false],
  [1950, 1950, false],
  [1000, 1950, false],
  [Number.NaN, 1950, false],
])('a price of %d where %d was true: %s', (shown, truth, is) => {
  expect(isObviousError(shown, truth)).toBe(is);
});
