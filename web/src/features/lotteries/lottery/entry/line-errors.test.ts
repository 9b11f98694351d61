import { elevenFive } from '@lanna/rules/lotteries/lottery/11x5/family';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { ssc } from '@lanna/rules/lotteries/lottery/ssc/family';
import { expect, test } from 'vitest';
import { lineErrors, withoutFaultyLines } from './line-errors.ts';

const lines = playOf(ssc, 'back3-lines') as Play;
const balls = playOf(elevenFive, 'any3-lines') as Play;
const anyTwo = playOf(ssc, 'any2-lines') as Play;

function fieldErrorsIn(play: Play, typed: string, before = '') {
  const read = readSelection(play, before + typed, 10_000);
  return 'errors' in read
    ? lineErrors(play, before + typed, read.errors, before.length)
    : { shown: [], count: 0 };
}

test('every faulty line is named by its number, what is wrong, and its place in what was typed', () => {
  const typed = '123\n12\n1x3\n4567\n123\n999';
  const { shown, count } = fieldErrorsIn(lines, typed);
  expect(count).toBe(4);
  expect(shown.map(({ line, code, written }) => [line, code, written])).toEqual([
    [2, 'missing', '12'],
    [3, 'foreign', '1x3'],
    [4, 'too_long', '4567'],
    [5, 'line_twice', '123'],
  ]);
  for (const { from, to, written } of shown) expect(typed.slice(from, to)).toBe(written);
});

test('places are counted in what was typed, though the places of the play are read before it', () => {
  const typed = '12 3 45';
  const { shown } = fieldErrorsIn(anyTwo, typed, '4 5|');
  expect(shown).toHaveLength(1);
  expect(typed.slice(shown[0]?.from, shown[0]?.to)).toBe('3');
});

test('a number twice in a line is distinguished from a line twice', () => {
  const { shown } = fieldErrorsIn(balls, '01 02 03\n01 01 02\n03 02 01');
  expect(shown.map(({ line, code }) => [line, code])).toEqual([
    [2, 'number_twice'],
    [3, 'line_twice'],
  ]);
});

test('thousands of faulty lines are counted, and the first hundred named', () => {
  const typed = Array.from({ length: 3000 }, (_, at) =>
    at % 2 ? '12' : String(at).padStart(3, '0').slice(0, 3),
  ).join('\n');
  const { shown, count } = fieldErrorsIn(lines, typed);
  expect(count).toBeGreaterThan(1500);
  expect(shown).toHaveLength(100);
});

test('without the faulty ones the lines can be bet on, in their order and as they were written', () => {
  expect(withoutFaultyLines(lines, '', '123, 12;  1x3\n456\n123')).toBe('123\n456');
  expect(withoutFaultyLines(balls, '', '01 02 03, 01 01 02\n04-05-06')).toBe('01 02 03\n04-05-06');
  expect(withoutFaultyLines(anyTwo, '4 5|', '12 3 45')).toBe('12\n45');
  expect(withoutFaultyLines(lines, '', '123 456')).toBe('123 456');
});
