import { expect, test } from 'vitest';
import { pricesIn, shareOfStakes, unitsIn } from '../plays/named-plays.fixture.ts';
import { keno } from './family.ts';

/** What one unit of 1 pays at mode 1800, by play and tier, and what it returns. */
test.each([
  ['pick1', [3.6], 0.9],
  ['pick2', [15], 0.9019],
  ['pick3', [40, 2.5], 0.9019],
  ['pick4', [110, 8, 1], 0.8958],
  ['pick5', [500, 25, 3.2], 0.8932],
  ['parity', [1.8, 1.8], 0.9],
  ['elements', [8.78, 4.47, 2.32, 4.42, 8.61], 0.9],
  ['halves', [2.26, 4.43], 0.9],
  ['odd_even', [2.26, 4.43], 0.9],
])('%s pays %j and returns %d', (code, prices, returned) => {
  expect(pricesIn(keno, code)).toEqual(prices);
  for (const share of shareOfStakes(keno, code)) expect(share).toBeCloseTo(returned, 2);
});

test('big and small of the sum return nine tenths of the draws that decide', () => {
  expect(pricesIn(keno, 'sides')).toEqual([1.8, 1]);
});

test.each([
  ['pick1', '1 80', 2],
  ['pick2', '1 2 3 4', 6],
  ['pick5', '1 2 3 4 5', 1],
  ['pick5', '1 2 3 4 5 6 7 8 9 10', 252],
  ['sides', 'big small', 2],
  ['halves', 'upper lower tie', 3],
])('%s: "%s" is %i units', (code, text, units) => {
  expect(unitsIn(keno, code, text)).toBe(units);
});
