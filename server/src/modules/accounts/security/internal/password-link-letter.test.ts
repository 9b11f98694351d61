import { brandSettings } from '@lanna/contract/house/brands/brand-settings';
import { language } from '@lanna/contract/language';
import type { Language } from '@lanna/contract/people/members/members';
import { expect, test } from 'vitest';
import { lannaTheme } from '../../../../../seed/themes.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { passwordLinkLetter } from './password-link-letter.ts';

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
  takesMoney: true,
  settings: brandSettings.parse({}),
};
const LANGUAGES = language.options;
/** A brand without a configured name uses its name in the language of the letter. */
const brandIn = (of: Language) => ({ EN: 'River', CN: '大河' })[of as string] ?? 'แม่น้ำ';

test.each(LANGUAGES)(
  'the letter in %s names the account and the minutes, with the link on its own line',
  (of) => {
    const link = 'https://river.test/?dialog=resetPassword#linkToken=x';
    const letter = passwordLinkLetter({ brand, language: of, username: 'somchai', link, minutes: 10 });
    expect(letter.subject).toContain(brandIn(of));
    expect(letter.text).toContain('somchai');
    expect(letter.text).toContain('10');
    expect(letter.text.split('\n')).toContain(link);
  },
);

test('no two languages have the same letter', () => {
  const letter = { brand, username: 'somchai', link: 'x', minutes: 10 };
  expect(new Set(LANGUAGES.map((of) => passwordLinkLetter({ ...letter, language: of }).text)).size).toBe(7);
});
