import { expect, test } from 'vitest';
import { choose } from '../cover/combinations.ts';
import { asNumber } from '../plays/fraction.ts';
import { namedPlay, pricesIn, shareOfStakes, unitsIn } from '../plays/named-plays.fixture.ts';
import { lhc } from './family.ts';

/** What one unit of 2 pays at mode 1800, by play and tier in the order of the tiers. */
const PRICES: Record<string, number[]> = {
  'special-number': [88.2],
  'place1-number': [88.2],
  'place6-number': [88.2],
  'normal-number': [14.7],
  'special-colour': [5.19, 5.51, 5.51],
  'special-zodiac': [22.05, 17.64],
  'any-zodiac': [3.82, 3.25],
  'any-tail': [3.25, 3.82],
  'linked2-zodiac': [8.77, 7.42],
  'linked3-zodiac': [22.37, 18.76],
  'linked4-zodiac': [65.41, 54.35],
  'linked5-zodiac': [231.95, 190.68],
  'linked2-tail': [6.28, 7.42],
  'linked3-tail': [13.21, 15.74],
  'linked4-tail': [31.26, 37.57],
  'linked5-tail': [87.42, 106.18],
  all2: [141.12],
  'all2-banker': [141.12],
  all3: [1658.16],
  all4: [25_425.12],
  special_pair: [352.8],
  none5: [4.03],
  none6: [4.8],
  none7: [5.73],
  none8: [6.88],
  none9: [8.29],
  none10: [10.05],
  none11: [12.25],
  none12: [15.02],
  'total-sides': [3.56, 3.64, 3.6, 3.6],
};

test.each(Object.entries(PRICES))('%s pays %j and returns nine tenths', (code, prices) => {
  expect(pricesIn(lhc, code)).toEqual(prices);
  for (const share of shareOfStakes(lhc, code)) expect(share).toBeCloseTo(0.9, 2);
});

test.each([
  ['special-sides', [3.6, 2]],
  ['special-half_colour', [12.34, 10.8, 9.6, 8.64, 2]],
])('%s pays %j: what is decided returns nine tenths, what is refunded all', (code, prices) => {
  expect(pricesIn(lhc, code)).toEqual(prices);
  for (const share of shareOfStakes(lhc, code)) expect(share).toBeCloseTo(0.9 * (48 / 49) + 1 / 49, 2);
});

test.each([
  // All three pay five times what two do; two drawn pay five thirds of one with the special number.
  ['two_of_three', [44.51, 222.57]],
  ['two_special', [113.81, 68.28]],
])('%s pays %j, its two tiers nine tenths together', (code, prices) => {
  expect(pricesIn(lhc, code)).toEqual(prices);
  const { tiers } = namedPlay(lhc, code);
  const returned = tiers.reduce((sum, tier, at) => sum + asNumber(tier.chance) * ((prices[at] ?? 0) / 2), 0);
  expect(returned).toBeCloseTo(0.9, 3);
});

test.each([
  ['special-number', [49]],
  ['normal-number', [8.167]],
  ['special-colour', [2.882, 3.0625, 3.0625]],
  ['special-zodiac', [12.25, 9.8]],
  ['any-zodiac', [2.12, 1.805]],
  ['any-tail', [1.805, 2.12]],
  ['linked2-zodiac', [4.87, 4.12]],
  ['linked3-zodiac', [12.43, 10.42]],
  ['linked4-zodiac', [36.34, 30.19]],
  ['linked5-zodiac', [128.9, 105.9]],
  ['linked2-tail', [3.49, 4.12]],
  ['linked3-tail', [7.34, 8.745]],
  ['linked4-tail', [17.37, 20.87]],
  ['linked5-tail', [48.57, 58.99]],
  ['all2', [78.4]],
  ['all3', [921.2]],
  ['all4', [14_125.07]],
  ['special_pair', [196]],
])('%s would be fair at %j for 1', (code, fair) => {
  for (const [at, tier] of namedPlay(lhc, code).tiers.entries())
    expect((asNumber(tier.chance) * (fair[at] ?? 0)).toFixed(3)).toMatch(/^(1\.00|0\.999)/);
});

test.each([
  ['none5', 0.4461],
  ['none6', 0.37513],
  ['none7', 0.31406],
  ['none8', 0.26172],
  ['none9', 0.21704],
  ['none10', 0.17906],
  ['none11', 0.14692],
  ['none12', 0.11985],
])('%s wins with chance %d', (code, chance) => {
  expect(asNumber(namedPlay(lhc, code).tiers[0]?.chance ?? { numerator: 0n, denominator: 1n })).toBeCloseTo(
    chance,
    4,
  );
});

test.each([
  ['special-number', '01 02 49', 3],
  ['special-sides', 'big sum_odd tail_small', 3],
  ['special-half_colour', 'red_big blue_sum_even', 2],
  ['linked3-zodiac', 'z1 z2 z3 z4 z5', choose(5, 3)],
  ['linked2-tail', '0123', choose(4, 2)],
  ['all3', '01 02 03 04 05 06', choose(6, 3)],
  ['all3-banker', '01|02 03 04 05', choose(4, 2)],
  ['all4-banker', '01 02 03|04 05', 2],
  ['two_of_three', '01 02 03 04', choose(4, 3)],
  ['two_special', '01 02 03 04', choose(4, 2)],
  ['special_pair', '01 02 03 04', choose(4, 2)],
  ['none5', '01 02 03 04 05 06 07', choose(7, 5)],
  ['none12', '01 02 03 04 05 06 07 08 09 10 11 12 13', 13],
])('%s: "%s" is %i units', (code, text, units) => {
  expect(unitsIn(lhc, code, text)).toBe(units);
});
