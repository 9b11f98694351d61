import { expect, test } from 'vitest';
import { keptWords } from './kept-words.ts';

test.each([
  ['  Golden   NAGA ', 'golden naga'],
  ['ยี่กี 88', 'ยี่กี 88'],
  ['baccarat 5', 'baccarat 5'],
])('%s is counted as %s', (text, words) => {
  expect(keptWords(text)).toBe(words);
});

test.each([
  '0812345678',
  '081-234-5678',
  '๐๘๑๒๓๔๕๖๗๘',
  'som@chai.test',
  'https://bait.test',
  'a',
  'x'.repeat(41),
])('%s is not kept', (text) => {
  expect(keptWords(text)).toBeUndefined();
});
