import { expect, test } from 'vitest';
import { pictureOutcome } from './fish-prawn-crab/fish-prawn-crab.ts';
import { rouletteOutcome } from './roulette/roulette.ts';
import { diceOutcome } from './sic-bo/sic-bo.ts';
import { faceCounts, numberCounts, pictureCounts, totalCounts, wheelCounts } from './statistics.ts';

test('of the wheel the last 500 numbers are counted, no more', () => {
  const rounds = [...Array.from({ length: 300 }, () => 7), ...Array.from({ length: 499 }, () => 0), 36].map(
    rouletteOutcome,
  );
  const { rounds: counted, counts } = numberCounts(rounds);
  expect(counted).toBe(500);
  expect(counts).toHaveLength(37);
  expect(counts.filter(({ count }) => count > 0)).toEqual([
    { value: 0, count: 499 },
    { value: 36, count: 1 },
  ]);
  expect(wheelCounts(rounds)).toEqual({
    rounds: 500,
    red: 1,
    black: 0,
    zero: 499,
    odd: 0,
    even: 1,
    low: 0,
    high: 1,
  });
});

test('of dice each face and each total is counted, those that never came too', () => {
  const rounds = [diceOutcome([1, 1, 6]), diceOutcome([2, 6, 6])];
  expect(faceCounts(rounds).counts.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 3]);
  const { counts } = totalCounts(rounds);
  expect(counts.map(({ value }) => value)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  expect(counts.filter(({ count }) => count > 0)).toEqual([
    { value: 8, count: 1 },
    { value: 14, count: 1 },
  ]);
});

test('of pictures each is counted on every die', () => {
  expect(pictureCounts([pictureOutcome([1, 3, 3])]).counts.filter(({ count }) => count > 0)).toEqual([
    { value: 'gourd', count: 1 },
    { value: 'fish', count: 2 },
  ]);
});
