import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { exact } from '@lanna/rules/lotteries/lottery/sea/number-plays';
import { expect, test } from 'vitest';
import { linesListed, listAnd, listWith, listWithout, numbersListed } from './listed-numbers.ts';

const twoDigits = exact('de_special', [3, 4], {});
const pairs = {
  ...twoDigits,
  code: 'xien2_lines',
  shape: {
    rows: [],
    lines: {
      symbols: { kind: 'numbers', from: 0, to: 99, width: 2 },
      length: 2,
      order: 'is free',
      repeats: 'none',
    },
  },
} satisfies Play;

test('numbers are read from a list however they are parted, and what is no number stays in it', () => {
  const text = '12, 07;9x\n33';
  expect(numbersListed(twoDigits, text)).toEqual([12, 7, 33]);
  expect(listWith(twoDigits, text, [7, 40])).toBe('07 9x 40');
});

test('a number written twice is listed once when the list is written anew', () => {
  expect(listWith(twoDigits, '12 12 05', [12])).toBe('12');
});

test('sets of numbers are lines of their own, each once', () => {
  const one = listAnd(pairs, '', ['05 12']);
  const two = listAnd(pairs, one, ['05 12', '33 40']);
  expect(two).toBe('05 12, 33 40');
  expect(linesListed(pairs, two)).toEqual(['05 12', '33 40']);
  expect(listWithout(pairs, two, '05 12')).toBe('33 40');
});
