import { expect, test } from 'vitest';
import { sumColour } from '../../lotteries/balls/sum-colours.ts';
import { sumOfDraw } from './drawn.ts';

test.each([
  ['K3', [4, 6, 1], { sum: 11, size: 'big', parity: 'odd' }],
  ['K3', [2, 2, 6], { sum: 10, size: 'small', parity: 'even' }],
  ['K3', [5, 5, 5], { sum: 15, size: 'triple', parity: 'odd' }],
  ['PC28', [9, 4, 1], { sum: 14, size: 'big', parity: 'even' }],
  ['PC28', [4, 4, 4], { sum: 12, size: 'small', parity: 'even' }],
] as const)('%s %j is told as its plays pay it', (type, numbers, notified) => {
  expect(sumOfDraw(type, numbers)).toEqual(notified);
});

test('only games that are played by their sum have one', () => {
  expect(sumOfDraw('SSC', [1, 2, 3, 4, 5])).toBeUndefined();
});

test('sums of PC28 have the colours its play pays on', () => {
  const sums = Array.from({ length: 28 }, (_, sum) => sum);
  const of = (colour: string) => sums.filter((sum) => sumColour(sum) === colour);
  expect(of('red')).toEqual([3, 6, 9, 12, 15, 18, 21, 24]);
  expect(of('green')).toEqual([1, 4, 7, 10, 16, 19, 22, 25]);
  expect(of('blue')).toEqual([2, 5, 8, 11, 17, 20, 23, 26]);
  expect(of('grey')).toEqual([0, 13, 14, 27]);
});
