import { expect, test } from 'vitest';
import {
  ballTrends,
  hotAndColdBalls,
  sidesOfSpecials,
  specialsByAnimal,
  specialsByColour,
} from './mark-six.ts';
import type { DrawnResult } from './trend-columns.ts';

const drawn = (numbers: number[], drawsAt = '2026-11-23T10:00:00Z'): DrawnResult => ({
  numero: numbers.join(),
  numbers,
  drawsAt: Date.parse(drawsAt),
});
const RESULTS = [
  drawn([1, 2, 3, 4, 5, 6, 49]),
  drawn([1, 12, 13, 14, 15, 16, 7]),
  drawn([21, 22, 23, 24, 25, 26, 1], '2027-02-06T10:00:00Z'),
];

test('a ball is drawn among all seven or as the special one, and missing since', () => {
  const of = (which: 'seven' | 'special', ball: number) => ballTrends(RESULTS, which)[ball - 1];
  expect(of('seven', 1)).toEqual({ ball: 1, drawn: 3, missing: 0 });
  expect(of('special', 1)).toEqual({ ball: 1, drawn: 1, missing: 0 });
  expect(of('seven', 49)).toEqual({ ball: 49, drawn: 1, missing: 2 });
  expect(of('special', 48)).toEqual({ ball: 48, drawn: 0, missing: 3 });
  expect(hotAndColdBalls(ballTrends(RESULTS, 'seven'))).toEqual({ hot: [1], cold: [8, 9, 10, 11, 17, 18] });
});

test('special numbers are counted by colour, by side, and by the animal of their own year', () => {
  expect(specialsByColour(RESULTS).map(({ colour, draws }) => [colour, draws])).toEqual([
    ['red', 2],
    ['blue', 0],
    ['green', 1],
  ]);
  // 49 is on no side.
  expect(sidesOfSpecials(RESULTS)).toEqual([
    ['big', 0],
    ['small', 2],
    ['odd', 2],
    ['even', 0],
  ]);
  const animals = specialsByAnimal(RESULTS).filter(({ draws }) => draws > 0);
  // 49 was the horse's, 07 the rat's, and 01 is the goat's from New Year on.
  expect(animals).toEqual([
    { animal: 'rat', draws: 1 },
    { animal: 'horse', draws: 1 },
    { animal: 'goat', draws: 1 },
  ]);
});
