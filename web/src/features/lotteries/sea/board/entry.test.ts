import { playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { thai } from '@lanna/rules/lotteries/lottery/thai/family';
import { expect, test } from 'vitest';
import {
  choosePlay,
  entryFor,
  eraseDigit,
  lengthOfEntry,
  setOf,
  toggleReversed,
  toggleRun,
  typeDigits,
} from './entry.ts';

const { plays } = thai;
const three = entryFor(play('top3'));
const two = entryFor(play('top2'));

test('a number is added when it is full, and what is left of the next one stays', () => {
  const pressed = typeDigits(three, '12', 3);
  expect(pressed.numbers).toEqual([]);
  expect(typeDigits(pressed.entry, '3', 3)).toMatchObject({ numbers: ['123'], entry: { typed: '' } });
  expect(typeDigits(three, '123 456 7', 3)).toMatchObject({ numbers: ['123', '456'], entry: { typed: '7' } });
  expect(eraseDigit(pressed.entry).typed).toBe('1');
});

test('กลับเลข adds six, three or one, each once', () => {
  const reversed = toggleReversed(three);
  expect(typeDigits(reversed, '123', 3).numbers).toHaveLength(6);
  expect(typeDigits(reversed, '112', 3).numbers).toEqual(['112', '121', '211']);
  expect(typeDigits(reversed, '123321', 3).numbers).toHaveLength(6);
  expect(typeDigits(toggleReversed(two), '12', 2).numbers).toEqual(['12', '21']);
});

test('19 ประตู, รูดหน้า and รูดหลัง take one digit and stay for the next, until they are pressed again', () => {
  const doors = typeDigits(toggleRun(two, 'nineteen'), '5', 2);
  expect(doors.numbers).toHaveLength(19);
  expect(doors.entry.run).toBe('nineteen');
  expect(typeDigits(toggleRun(two, 'front'), '5', 2).numbers[0]).toBe('50');
  expect(typeDigits(toggleRun(two, 'back'), '5', 2).numbers[0]).toBe('05');
  expect(toggleRun(doors.entry, 'nineteen').run).toBeUndefined();
});

test('what has been typed of a number is no part of what a helper makes', () => {
  expect(toggleRun({ ...two, typed: '1' }, 'front').typed).toBe('');
});

test('plays of one length are chosen together, one of another length takes their place, and the last stays', () => {
  const both = choosePlay(three, play('tote3'), plays);
  expect(both.plays).toEqual(['top3', 'tote3']);
  expect(choosePlay(both, play('top3'), plays).plays).toEqual(['tote3']);
  expect(choosePlay(three, play('top3'), plays).plays).toEqual(['top3']);
  const other = choosePlay({ ...both, typed: '12', reversed: true }, play('bottom2'), plays);
  expect(other).toEqual({ plays: ['bottom2'], typed: '', reversed: false, run: undefined });
  expect(lengthOfEntry(other, plays)).toBe(2);
});

test('sets are ten doubles, twenty neighbours and halves of fifty', () => {
  expect(setOf('doubles')).toHaveLength(10);
  expect(setOf('neighbours')).toHaveLength(20);
  expect(setOf('high')).toHaveLength(50);
});

function play(code: string): Play {
  const found = playOf(thai, code);
  if (!found) throw new Error(code);
  return found;
}
