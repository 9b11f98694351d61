import { expect, test } from 'vitest';
import { boughtLine } from '../picture/bought-slip.fixture.ts';
import { numbersOfLine } from './numbers-of-line.ts';

test('a Thai line is read number by number, each with what it cost and what it pays', () => {
  const line = boughtLine({
    play: 'top2',
    selection: '12,34',
    units: 2,
    multiple: 10,
    stake: '20.00',
    prices: ['98.50'],
  });
  expect(numbersOfLine('THAI_30M', line)).toEqual([
    { number: '12', stake: 1_000_000n, pays: 98_500_000n },
    { number: '34', stake: 1_000_000n, pays: 98_500_000n },
  ]);
});

test('a line of an electronic lottery keeps its rows: it has no single numbers', () => {
  expect(numbersOfLine('SSC_1M', boughtLine())).toBeUndefined();
});
