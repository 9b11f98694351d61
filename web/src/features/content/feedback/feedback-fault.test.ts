import { expect, test } from 'vitest';
import { feedbackFault } from './feedback-fault.ts';

test('leading and trailing spaces are not counted', () => {
  expect(feedbackFault('')).toBe('empty');
  expect(feedbackFault('  \n ')).toBe('empty');
  expect(feedbackFault(`  ${'x'.repeat(9)}  `)).toBe('short');
  expect(feedbackFault(` ${'x'.repeat(140)} `)).toBeUndefined();
});

test('from 10 to 140 characters are sent', () => {
  expect(feedbackFault('x'.repeat(9))).toBe('short');
  expect(feedbackFault('x'.repeat(10))).toBeUndefined();
  expect(feedbackFault('x'.repeat(141))).toBe('long');
});

test('a character outside the Basic Multilingual Plane counts as one', () => {
  expect(feedbackFault('😀'.repeat(140))).toBeUndefined();
  expect(feedbackFault('😀'.repeat(9))).toBe('short');
});
