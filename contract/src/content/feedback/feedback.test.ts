import { expect, test } from 'vitest';
import { sendFeedback } from './feedback.ts';

const rulesOf = (content: string) =>
  sendFeedback.body
    .safeParse({ content })
    .error?.issues.map((issue) => (issue.code === 'custom' ? issue.params?.['rule'] : issue.code));

test('leading and trailing spaces are not counted', () => {
  expect(rulesOf('  \n ')).toEqual(['tooShort']);
  expect(rulesOf(`  ${'x'.repeat(9)}  `)).toEqual(['tooShort']);
  expect(rulesOf(` ${'x'.repeat(140)} `)).toBeUndefined();
});

test('from 10 to 140 characters are sent', () => {
  expect(rulesOf('x'.repeat(9))).toEqual(['tooShort']);
  expect(rulesOf('x'.repeat(10))).toBeUndefined();
  expect(rulesOf('x'.repeat(141))).toEqual(['tooLong']);
});

test('a character outside the Basic Multilingual Plane counts as one', () => {
  expect(rulesOf('😀'.repeat(140))).toBeUndefined();
  expect(rulesOf('😀'.repeat(9))).toEqual(['tooShort']);
});
