import { brandSettings } from '@lanna/contract/house/brands/brand-settings';
import { language } from '@lanna/contract/language';
import type { Language } from '@lanna/contract/people/members/members';
import { expect, test } from 'vitest';
import { lannaTheme } from '../../../../../seed/themes.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { contactCodeLetter } from './contact-code-letter.ts';
import { newContactLetter, newContactText } from './new-contact-message.ts';

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
const codeIn = (of: Language) =>
  contactCodeLetter({ brand, language: of, username: 'somchai', code: '482913', minutes: 10 });
const noticeIn = (of: Language, kind: 'mobile' | 'email') =>
  ({ brand, language: of, username: 'somchai', kind }) as const;

test.each(LANGUAGES)(
  'the letter with a code in %s names it in the subject and on its own line, with account and minutes',
  (of) => {
    const { subject, text } = codeIn(of);
    expect(subject).toContain('482913');
    expect(text.split('\n')).toContain('482913');
    expect(text).toMatch(/somchai/);
    expect(text).toMatch(/(?<!\d)10(?!\d)/);
  },
);

test.each(LANGUAGES)(
  'the notice in %s names the account, and differs for number and e-mail, as letter and as text message',
  (of) => {
    const texts = (['mobile', 'email'] as const).flatMap((kind) => [
      newContactLetter(noticeIn(of, kind)).text,
      newContactText(noticeIn(of, kind)),
    ]);
    for (const text of texts) expect(text).toContain('somchai');
    expect(new Set(texts).size).toBe(4);
  },
);

test('no two languages have the same messages', () => {
  expect(new Set(LANGUAGES.map((of) => codeIn(of).text)).size).toBe(7);
  expect(new Set(LANGUAGES.map((of) => newContactText(noticeIn(of, 'email')))).size).toBe(7);
});
