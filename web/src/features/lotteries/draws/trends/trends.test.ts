import type { Draw } from '@lanna/contract/lotteries/draws/draws';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { expect, test } from 'vitest';
import { digitCounts, repeatedNumbers } from './last-digits.ts';
import { countSides, countSidesAt, sidesByDraw } from './side-trends.ts';
import { hotAndCold, missingByDraw, symbolTrends } from './symbol-trends.ts';
import { columnsOf, drawnResults, type TrendColumn } from './trend-columns.ts';

const family = (code: string) => familyOf(code) as Family;
/** Results in the order they were drawn, as the wire lists them: the newest first. */
const listed = (...results: (string | null)[]): Draw[] =>
  results
    .map((result, at) => ({
      gameCode: 'G',
      numero: `${at + 1}`,
      closesAt: '',
      drawsAt: '',
      state: 'settled' as const,
      result,
      version: 1,
      drawnAt: null,
    }))
    .reverse();
const drawn = (code: string, ...results: (string | null)[]) => drawnResults(family(code), listed(...results));
const column = (code: string, at: number) => columnsOf(family(code))[at] as TrendColumn;

test('results are read in the order they were drawn, and what has none is left out', () => {
  expect(drawn('YEEKEE', '014|16', '', null, '907|33').map(({ numero }) => numero)).toEqual(['1', '4']);
});

test('a number is missing since it was last drawn, and longest is the longest of all its gaps', () => {
  const results = drawn('LF3', '100', '200', '300', '100', '500');
  expect(missingByDraw(column('LF3', 0), results).map((row) => row[1])).toEqual([0, 1, 2, 0, 1]);
  const trends = symbolTrends(column('LF3', 0), results);
  expect(trends[1]).toEqual({ symbol: 1, drawn: 2, missing: 1, longestMissing: 2 });
  // Never drawn: missing for all of them.
  expect(trends[9]).toEqual({ symbol: 9, drawn: 0, missing: 5, longestMissing: 5 });
  expect(trends.reduce((sum, each) => sum + each.drawn, 0)).toBe(results.length);
});

test('what is hot was drawn more than on average, what is cold has missed a whole round of numbers', () => {
  const results = drawn('LF3', ...'7770123457'.split('').map((digit) => `${digit}00`));
  const { hot, cold } = hotAndCold(symbolTrends(column('LF3', 0), results), results.length);
  expect(hot).toEqual([7]);
  expect(cold).toEqual([6, 8, 9]);
  expect(hotAndCold(symbolTrends(column('LF3', 0), results.slice(0, 5)), 5)).toEqual({ hot: [], cold: [] });
});

test.each([
  ['SSC', '99995', { sum: 41, size: 'big', parity: 'odd', duel: 'dragon' }],
  ['SSC', '48091', { sum: 22, size: 'small', parity: 'even', duel: 'dragon' }],
  ['SSC', '30003', { sum: 6, size: 'small', parity: 'even', duel: 'tie' }],
  ['LF3', '059', { sum: 14, size: 'big', parity: 'even', duel: 'tiger' }],
  ['11X5', '01 05 11 03 10', { sum: 30, size: 'tie', parity: 'even', duel: undefined }],
  ['PK10', '09 03 01 02 04 05 06 07 08 10', { sum: 12, size: 'big', parity: 'even', duel: 'tiger' }],
  ['K3', '461', { sum: 11, size: 'big', parity: 'odd', duel: undefined }],
  ['K3', '555', { sum: 15, size: 'tie', parity: 'odd', duel: undefined }],
  ['PC28', '058', { sum: 13, size: 'small', parity: 'odd', duel: undefined }],
  [
    'KENO',
    '01 80 02 79 03 78 04 77 05 76 06 75 07 74 08 73 09 72 10 71',
    { sum: 810, size: 'tie', parity: 'even', duel: undefined },
  ],
])('sides of %s %s are those its plays pay on', (code, result, sides) => {
  expect(sidesByDraw(family(code), drawn(code, result))).toEqual([{ numero: '1', ...sides }]);
});

test('a game without such plays has no sides', () => {
  expect(sidesByDraw(family('YEEKEE'), drawn('YEEKEE', '014|16'))).toEqual([]);
});

test('sides are counted over all draws, and at one place ball 11 counts for neither', () => {
  const sides = countSides(sidesByDraw(family('SSC'), drawn('SSC', '99995', '00001', '30003')));
  expect(sides.size).toEqual([
    ['big', 1],
    ['small', 2],
  ]);
  expect(sides.duel).toEqual([
    ['dragon', 1],
    ['tiger', 1],
    ['tie', 1],
  ]);
  const balls = drawn('11X5', '11 01 02 03 04', '06 01 02 03 04', '05 01 02 03 04');
  expect(countSidesAt(column('11X5', 0), balls)).toEqual([
    ['big', 1],
    ['small', 1],
    ['odd', 1],
    ['even', 1],
  ]);
});

test('digits of a Thai draw are counted once a draw, on top and at the bottom by themselves', () => {
  const columns = columnsOf(family('THAI'));
  // First prize 123 466: 466 on top; 07 at the bottom.
  const government = drawn('THAI', '123466|111,222|333,444|07');
  const counts = digitCounts('top3', columns, government);
  expect(counts.filter(({ draws }) => draws > 0)).toEqual([
    { digit: 4, draws: 1 },
    { digit: 6, draws: 1 },
  ]);
  expect(
    digitCounts('bottom2', columns, government)
      .filter(({ draws }) => draws > 0)
      .map(({ digit }) => digit),
  ).toEqual([0, 7]);
  const rounds = drawn('YEEKEE', '914|16', '014|16', '514|55');
  expect(repeatedNumbers('bottom2', columnsOf(family('YEEKEE')), rounds)).toEqual([
    { number: '16', draws: 2 },
  ]);
  expect(repeatedNumbers('top2', columnsOf(family('YEEKEE')), rounds)).toEqual([{ number: '14', draws: 3 }]);
});

test('a die has six faces of which four is big; keno has no places, since only what came counts', () => {
  expect(columnsOf(family('K3')).map(({ name }) => name)).toEqual(['place1', 'place2', 'place3']);
  expect(column('K3', 0)).toMatchObject({ from: 1, to: 6, bigFrom: 4, bigTo: 6 });
  expect(column('PC28', 2)).toMatchObject({ name: 'place3', from: 0, to: 9, bigFrom: 5, bigTo: 9 });
  expect(column('11X5', 0)).toMatchObject({ from: 1, to: 11, bigFrom: 6, bigTo: 10 });
  expect(columnsOf(family('KENO'))).toEqual([]);
});
