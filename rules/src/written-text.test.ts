import { expect, test } from 'vitest';
import { tidyWrittenText, writtenTextFieldError } from './written-text.ts';

const RULE = { min: 3, max: 10, lines: true };

test.each([
  ['', 'empty'],
  [' \n ', 'empty'],
  ['ab', 'short'],
  ['abc', undefined],
  ['😀'.repeat(10), undefined],
  ['😀'.repeat(11), 'long'],
  ['a\nb c', undefined],
  ['I <3 it', undefined],
  ['<b>x', 'markup'],
  ['</a> x', 'markup'],
  ['<!-- x', 'markup'],
  ['ab\u200bc', 'unseen'],
  ['ab\u202ec', 'unseen'],
  ['a\u0007bc', 'unseen'],
] as const)('%j is %s', (text, fieldError) => {
  expect(writtenTextFieldError(text, RULE)).toBe(fieldError);
});

test('a text of one line has no line break, and one that may be left out may be empty', () => {
  expect(writtenTextFieldError('a\nbc', { min: 3, max: 10 })).toBe('unseen');
  expect(writtenTextFieldError('  ', { min: 0, max: 10 })).toBeUndefined();
});

test('line breaks of any machine are one, and spaces around go', () => {
  expect(tidyWrittenText('  a\r\nb\rc\td ')).toBe('a\nb\nc d');
});
