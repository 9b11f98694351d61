import { expect, test } from 'vitest';
import { choose } from '../cover/combinations.ts';
import { pricesIn, shareOfStakes, unitsIn } from '../plays/named-plays.fixture.ts';
import { elevenFive } from './family.ts';

/** What one unit of 2 pays at mode 1800, by play and tier, and the return. */
test.each([
  ['any1', [3.96], 0.9],
  ['any2', [9.9], 0.9],
  ['any3', [29.7], 0.9],
  ['any4', [118.8], 0.9],
  ['any5', [831.6], 0.9],
  ['any6', [138.6], 0.9],
  ['any7', [39.6], 0.9],
  ['any8', [14.85], 0.9],
  ['any5-banker', [831.6], 0.9],
  ['any8-lines', [14.85], 0.9],
  ['first2-straight', [198], 0.9],
  ['first2-group', [99], 0.9],
  ['first3-straight', [1782], 0.9],
  ['first3-group', [297], 0.9],
  ['first3-any', [6.6], 0.9],
  ['first3-position', [19.8], 0.9],
  ['split', [138.6, 11.09, 4.16, 5.54, 27.72, 831.6], 0.9],
  ['middle', [29.7, 13.2, 9.24, 8.32], 0.9],
  // What is decided returns nine tenths, and what is refunded all.
  ['sides-ball', [3.6, 2], 0.9 * (10 / 11) + 1 / 11],
  ['sides-sum', [3.6, 2], 0.9 * (430 / 462) + 32 / 462],
])('%s pays %j', (code, prices, share) => {
  expect(pricesIn(elevenFive, code)).toEqual(prices);
  for (const each of shareOfStakes(elevenFive, code)) expect(each).toBeCloseTo(share, 2);
});

test.each([
  ['any5', '01 02 03 04 05 06 07', choose(7, 5)],
  ['any5-banker', '01 02|03 04 05 06', choose(4, 3)],
  ['any8-banker', '01|02 03 04 05 06 07 08 09', choose(8, 7)],
  ['first2-straight', '01 02|02 03', 3],
  ['first3-straight', '01 02 03|01 02 03|01 02 03', 6],
  ['first2-lines', '0102,0201', 2],
  ['sides-ball', 'big odd||small||', 3],
])('%s: "%s" is %i units', (code, text, units) => {
  expect(unitsIn(elevenFive, code, text)).toBe(units);
});
