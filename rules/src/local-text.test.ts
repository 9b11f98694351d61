import { expect, test } from 'vitest';
import { LANGUAGES, languageOfLocalText, localText } from './local-text.ts';

const NOTICE = { TH: 'ปิดปรับปรุง', EN: 'Closed', VI: 'Đóng cửa' };

test.each([
  ['the language of the reader', NOTICE, 'VI', 'TH', 'Đóng cửa'],
  ["else the author's own language", NOTICE, 'CN', 'VI', 'Đóng cửa'],
  ['else English', NOTICE, 'CN', 'PT', 'Closed'],
  ['else Thai', { TH: 'ปิด', VI: 'Đóng' }, 'CN', 'PT', 'ปิด'],
  ['else what there is', { VI: 'Đóng' }, 'CN', 'PT', 'Đóng'],
] as const)('a text is read in %s', (_which, text, language, writers, expected) => {
  expect(localText(text, language, writers)).toBe(expected);
  expect(text).toHaveProperty(languageOfLocalText(text, language, writers), expected);
});

test('a text in one language has words for every reader', () => {
  for (const written of LANGUAGES)
    for (const read of LANGUAGES) expect(localText({ [written]: 'x' }, read, 'TH')).toBe('x');
});

test('a text in no language is an error, not an empty line', () => {
  expect(() => localText({}, 'TH', 'TH')).toThrow('without words');
});
