import { expect, test } from 'vitest';
import { pricesIn, shareOfStakes, unitsIn } from '../plays/named-plays.fixture.ts';
import { ssc } from './family.ts';

/** What one unit of 2 pays at mode 1800, by play and tier in the order of the tiers. */
const PRICES: Record<string, number[]> = {
  'five-straight': [180_000],
  'front4-straight': [18_000],
  'middle3-straight': [1800],
  'back2-straight': [180],
  'five-lines': [180_000],
  'five-combination': [180_000, 18_000, 1800, 180, 18],
  'back3-combination': [1800, 180, 18],
  'five-group120': [1500],
  'five-group60': [3000],
  'five-group30': [6000],
  'five-group20': [9000],
  'five-group10': [18_000],
  'five-group5': [36_000],
  'back4-group24': [750],
  'back4-group12': [1500],
  'back4-group6': [3000],
  'back4-group4': [4500],
  'front3-group3': [600],
  'front3-group6': [300],
  'front3-mixed': [600, 300],
  'front3-banker': [600, 300],
  'front2-banker': [90],
  'front3-group_sum': [600, 300],
  'front2-group': [90],
  'front2-group_sum': [90],
  'back3-sum': [1800],
  'back2-span': [180],
  'front3-sum_tail': [18],
  position: [18],
  'front3-any1': [6.64],
  'front3-any2': [33.33],
  'front4-any1': [5.23],
  'front4-any2': [18.48],
  'five-any2': [12.27],
  'five-any3': [41.38],
  'five-repeated1': [4.4],
  'five-repeated2': [22.1],
  'five-repeated3': [210.28],
  'five-repeated4': [3913.04],
  'back2-sides': [7.2],
  'back3-sides': [14.4],
  'duel15-dragon_tiger': [4, 18],
  'five-total_sides': [3.6],
  'back3-shapes': [180, 30, 6.67, 5, 6],
  'five-bull': [5.05, 28.24, 27.67, 28.24, 27.67, 28.24, 27.67, 28.24, 27.67, 28.24, 27.88],
  'any2-straight': [180],
  'any2-group': [90],
  'any3-straight': [1800],
  'any3-group6': [300],
  'any4-group24': [750],
  'any4-straight': [18_000],
};

test.each(Object.entries(PRICES))('%s pays %j and returns nine tenths', (code, expected) => {
  expect(pricesIn(ssc, code)).toEqual(expected);
  for (const share of shareOfStakes(ssc, code)) expect(share).toBeCloseTo(0.9, 2);
});

const mirrored = (half: number[], isMiddleOnce: boolean) => [
  ...half,
  ...half.toReversed().slice(isMiddleOnce ? 1 : 0),
];

test.each([
  ['back3-sum', 0, mirrored([1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75], false)],
  ['back2-sum', 0, mirrored([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], true)],
  ['back3-span', 0, [10, 54, 96, 126, 144, 150, 144, 126, 96, 54]],
  ['back2-span', 0, [10, 18, 16, 14, 12, 10, 8, 6, 4, 2]],
  ['back3-group_sum', 1, mirrored([1, 2, 2, 4, 5, 6, 8, 10, 11, 13, 14, 14, 15], false)],
  ['back2-group_sum', 1, mirrored([1, 1, 2, 2, 3, 3, 4, 4, 5], true)],
])('%s: units from %i on are %j', (code, first, units) => {
  expect(units.map((_, at) => unitsIn(ssc, code, String(first + at)))).toEqual(units);
});

test.each([
  ['five-combination', '12|3|4|5|6', 10],
  ['five-group120', '012345', 6],
  ['five-group60', '12|1234', 1 + 1],
  ['five-group30', '123|123', 3],
  ['five-group20', '12|123', 2],
  ['five-group10', '12|123', 4],
  ['five-group5', '12|12', 2],
  ['front3-group3', '0123456789', 90],
  ['front3-group6', '0123456789', 120],
  ['front3-banker', '7', 54],
  ['back2-banker', '7', 9],
  ['any2-straight', '12|3|45||', 2 + 4 + 2],
  ['any3-group6', '1 2 3 4|123', 4],
])('%s: "%s" is %i units', (code, text, units) => {
  expect(unitsIn(ssc, code, text)).toBe(units);
});
