import { expect, test } from 'vitest';
import { readResult } from './read-result.ts';

test.each([
  ['baccarat', 'Bp', { side: 'banker' }],
  ['baccarat', 'T', { side: 'tie' }],
  ['dragon-tiger', 'T', { side: 'tiger' }],
  ['dragon-tiger', 'E', { side: 'tie' }],
  ['sicbo', '236', { dice: [2, 3, 6], sum: 11 }],
  ['yu-sia-xie', '225', { pictures: ['crab', 'crab', 'rooster'] }],
  ['roulette', '0', { number: 0 }],
  ['roulette', '36', { number: 36 }],
  ['roulette', '10', { number: 10 }],
] as const)('of %s, %s is read', (liveClass, result, shown) => {
  expect(readResult(liveClass, result)).toEqual(shown);
});

test.each([
  ['baccarat', 'X'],
  ['sicbo', '237'],
  ['sicbo', '12'],
  ['roulette', '37'],
  ['roulette', '07'],
  ['holdem', 'B'],
] as const)('of %s, %s is no result', (liveClass, result) => {
  expect(readResult(liveClass, result)).toBeUndefined();
});
