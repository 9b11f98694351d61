import { expect, test } from 'vitest';
import {
  DIGIT_GROUPS,
  groupToggled,
  numbersOfDigit,
  numbersOfGroup,
  withMirrored,
} from './hundred-groups.ts';

test('ten numbers share a head, a tail or a sum, and nineteen hold a digit', () => {
  const counts = DIGIT_GROUPS.map((group) => [group, numbersOfDigit(group, 7).length]);
  expect(Object.fromEntries(counts)).toEqual({ head: 10, tail: 10, sum: 10, touch: 19 });
  expect(numbersOfDigit('sum', 0)).toEqual([0, 19, 28, 37, 46, 55, 64, 73, 82, 91]);
});

test('near doubles are the ten numbers whose digits are five apart', () => {
  expect(numbersOfGroup('near_doubles')).toEqual([5, 16, 27, 38, 49, 50, 61, 72, 83, 94]);
  expect(numbersOfGroup('doubles')).toEqual([0, 11, 22, 33, 44, 55, 66, 77, 88, 99]);
});

test('a group joins what is picked, and goes again once all of it is', () => {
  const both = groupToggled([7], numbersOfGroup('doubles'));
  expect(both).toEqual([0, 7, 11, 22, 33, 44, 55, 66, 77, 88, 99]);
  expect(groupToggled(both, numbersOfGroup('doubles'))).toEqual([7]);
});

test('mirrored numbers join each once', () => {
  expect(withMirrored([12, 5, 33])).toEqual([5, 12, 21, 33, 50]);
});
