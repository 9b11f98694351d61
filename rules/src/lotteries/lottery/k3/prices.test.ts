import { expect, test } from 'vitest';
import { namedPlay, pricesIn, shareOfStakes, unitsIn } from '../plays/named-plays.fixture.ts';
import { k3 } from './family.ts';

/** What one unit of 2 pays at mode 1800, by play and tier. */
test.each([
  ['sum', [388.8, 129.6, 64.8, 38.88, 25.92, 18.51, 15.55, 14.4]],
  ['sides', [3.7]],
  ['triple', [388.8]],
  ['any_triple', [64.8]],
  ['pair', [24.3]],
  ['pair_single', [129.6]],
  ['straight', [16.2]],
  ['two_different', [12.96]],
  ['three_different', [64.8]],
  ['one_number', [4.27]],
])('%s pays %j and returns nine tenths', (code, prices) => {
  expect(pricesIn(k3, code)).toEqual(prices);
  for (const share of shareOfStakes(k3, code)) expect(share).toBeCloseTo(0.9, 2);
});

test.each([
  ['sum', '3 10 18', 3],
  ['triple', '111 666', 2],
  ['any_triple', 'triple', 1],
  // A pair does not go with its own face.
  ['pair_single', '11 22|123', 4],
  ['two_different', '1234', 6],
  ['three_different', '1234', 4],
  ['one_number', '123456', 6],
])('%s: "%s" is %i units', (code, text, units) => {
  expect(unitsIn(k3, code, text)).toBe(units);
});

test.each([
  [[6, 6, 6], 0],
  [[4, 4, 4], 0],
  [[3, 3, 3], 0],
  [[5, 6, 6], 2],
  [[4, 4, 3], 2],
])('of all four sides %j wins %i: a triple loses them all', (thrown, hits) => {
  expect(namedPlay(k3, 'sides').hitsByTier([[0, 1, 2, 3]], thrown)).toEqual([hits]);
});
