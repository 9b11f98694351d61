import { expect, test } from 'vitest';
import { pricesIn, shareOfStakes, unitsIn } from '../plays/named-plays.fixture.ts';
import { pk10 } from './family.ts';

/** What one unit of 2 pays at mode 1800, by play and tier. */
test.each([
  ['first1-straight', [18]],
  ['first2-straight', [162]],
  ['first3-straight', [1296]],
  ['first4-straight', [9072]],
  ['first5-straight', [54_432]],
  ['first5-lines', [54_432]],
  ['all-position', [18]],
  ['sides-ball', [3.6]],
  ['duel1_10', [3.6]],
  ['duel5_6', [3.6]],
  ['first2-sum', [81, 40.5, 27, 20.25, 16.2]],
  ['first2-sum_sides', [4.05, 3.24]],
])('%s pays %j and returns nine tenths', (code, prices) => {
  expect(pricesIn(pk10, code)).toEqual(prices);
  for (const share of shareOfStakes(pk10, code)) expect(share).toBeCloseTo(0.9, 10);
});

test.each([
  ['first2-straight', '01 02|01 02', 2],
  ['first5-straight', Array(5).fill('01 02 03 04 05 06 07 08 09 10').join('|'), 30_240],
  ['all-position', '01 02||||||||| 10', 3],
  ['first2-sum', '3 11 19', 3],
])('%s: "%s" is %i units', (code, text, units) => {
  expect(unitsIn(pk10, code, text)).toBe(units);
});
