import { type Language, language } from '@lanna/contract/accounts';
import { expect, test } from 'vitest';
import { lannaTheme } from '../../../../seed/themes.ts';
import { type BrandProfile, brandSettings } from '../../brands/brand.ts';
import { codeMessage, passwordLinkLetter } from './message-words.ts';

const brand: BrandProfile = {
  id: '01a1fb13-59c8-7000-b8aa-62fc6f9172ee',
  code: 'RIVER',
  name: { TH: 'แม่น้ำ', EN: 'River', CN: '大河' },
  currency: 'THB',
  currencySymbol: '฿',
  country: 'TH',
  timeZone: 'Asia/Bangkok',
  languages: ['TH', 'EN'],
  defaultLanguage: 'TH',
  theme: lannaTheme,
  settings: brandSettings.parse({}),
};
const LANGUAGES = language.options;
/** Where the brand gives itself no name it has that of its own language. */
const brandIn = (of: Language) => ({ EN: 'River', CN: '大河' })[of as string] ?? 'แม่น้ำ';
const PURPOSES = ['register', 'login', 'reset'] as const;

test.each(LANGUAGES)('a code in %s names brand, code, use and minutes, and ends as phones read it', (of) => {
  const texts = PURPOSES.map((purpose) =>
    codeMessage({ brand, language: of, purpose, code: '482913', minutes: 5, host: 'river.test' }),
  );
  for (const text of texts) {
    expect(text.startsWith(`${brandIn(of)}: `)).toBe(true);
    expect(text.split('\n\n')[0]).toMatch(/482913.*5/);
    expect(text.endsWith('\n\n@river.test #482913')).toBe(true);
  }
  expect(new Set(texts).size).toBe(PURPOSES.length);
});

test.each(LANGUAGES)(
  'the letter in %s names the account and the minutes, the link on a line of its own',
  (of) => {
    const link = 'https://river.test/?dialog=resetPassword#linkToken=x';
    const letter = passwordLinkLetter({ brand, language: of, username: 'somchai', link, minutes: 10 });
    expect(letter.subject).toContain(brandIn(of));
    expect(letter.text).toContain('somchai');
    expect(letter.text).toContain('10');
    expect(letter.text.split('\n')).toContain(link);
  },
);

test('no two languages say the same', () => {
  const message = { brand, purpose: 'login', code: '482913', minutes: 5, host: 'river.test' } as const;
  expect(new Set(LANGUAGES.map((of) => codeMessage({ ...message, language: of }))).size).toBe(7);
  const letter = { brand, username: 'somchai', link: 'x', minutes: 10 };
  expect(new Set(LANGUAGES.map((of) => passwordLinkLetter({ ...letter, language: of }).text)).size).toBe(7);
});
