import { brandSettings } from '@lanna/contract/house/brands/brand-settings';
import { language } from '@lanna/contract/language';
import type { Language } from '@lanna/contract/people/members/members';
import { expect, test } from 'vitest';
import { lannaTheme } from '../../../../seed/themes.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { codeMessage } from './code-message.ts';

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
/** A brand without a configured name uses its name in the language of the message. */
const brandIn = (of: Language) => ({ EN: 'River', CN: '大河' })[of as string] ?? 'แม่น้ำ';
const PURPOSES = ['register', 'login', 'reset', 'contact'] as const;

test.each(LANGUAGES)(
  'a code message in %s names brand, code, use and minutes, and ends in the WebOTP line',
  (of) => {
    const texts = PURPOSES.map((purpose) =>
      codeMessage({ brand, language: of, purpose, code: '482913', minutes: 5, host: 'river.test' }),
    );
    for (const text of texts) {
      expect(text.startsWith(`${brandIn(of)}: `)).toBe(true);
      expect(text.split('\n\n')[0]).toMatch(/482913.*5/);
      expect(text.endsWith('\n\n@river.test #482913')).toBe(true);
    }
    expect(new Set(texts).size).toBe(PURPOSES.length);
  },
);

test('no two languages have the same code message', () => {
  const message = { brand, purpose: 'login', code: '482913', minutes: 5, host: 'river.test' } as const;
  expect(new Set(LANGUAGES.map((of) => codeMessage({ ...message, language: of }))).size).toBe(7);
});
