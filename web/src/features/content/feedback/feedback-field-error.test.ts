import { expect, test } from 'vitest';
import { feedbackFieldError } from './feedback-field-error.ts';

test('leading and trailing spaces are not counted', () => {
  expect(feedbackFieldError('')).toBe('empty');
  expect(feedbackFieldError('  \n ')).toBe('empty');
  expect(feedbackFieldError(`  ${'x'.repeat(9)}  `)).toBe('short');
  expect(feedbackFieldError(` ${'x'.repeat(140)} `)).toBeUndefined();
});

test('from 10 to 140 characters are sent', () => {
  expect(feedbackFieldError('x'.repeat(9))).toBe('short');
  expect(feedbackFieldError('x'.repeat(10))).toBeUndefined();
  expect(feedbackFieldError('x'.repeat(141))).toBe('long');
});

test('a character outside the Basic Multilingual Plane counts as one', () => {
  expect(feedbackFieldError('😀'.repeat(140))).toBeUndefined();
  expect(feedbackFieldError('😀'.repeat(9))).toBe('short');
});
