import { expect, test } from 'vitest';
import { lannaTheme } from '../../../seed/themes.ts';
import { type BrandProfile, brandSettings } from './brand.ts';
import { whitelabel } from './whitelabel.ts';
import { writeBrandIntoPage } from './write-brand-into-page.ts';

const PAGE = '<html lang="th"><head><title>Lanna</title><!--brand--></head></html>';
const brand: BrandProfile = {
  id: '01a1fb13-59c8-7000-b8aa-62fc6f9172ee',
  code: 'RIVER',
  name: { TH: 'แม่น้ำ', EN: 'River' },
  currency: 'THB',
  currencySymbol: '$&',
  country: 'TH',
  timeZone: 'Asia/Bangkok',
  languages: ['TH', 'EN'],
  defaultLanguage: 'TH',
  theme: lannaTheme,
  settings: brandSettings.parse({}),
};

function blockOf(page: string): unknown {
  const text = /<script type="application\/json" id="brand">(.*?)<\/script>/s.exec(page)?.[1];
  return JSON.parse(text ?? '');
}

test('the page contains the response of the whitelabel call and the name of the brand', () => {
  const page = writeBrandIntoPage(PAGE, brand);
  expect(blockOf(page)).toEqual(whitelabel(brand));
  expect(page).toContain('<title>แม่น้ำ</title>');
  expect(page).toContain(`<meta name="theme-color" content="${lannaTheme.colours.frame}" />`);
});

test.each([
  ['TH', 'th'],
  ['EN', 'en'],
  ['CN', 'zh'],
  ['ID', 'id'],
  ['PT', 'pt'],
  ['TY', 'tr'],
  ['VI', 'vi'],
] as const)('a brand that speaks %s says so by its tag, %s', (defaultLanguage, tag) => {
  const page = writeBrandIntoPage(PAGE, { ...brand, defaultLanguage });
  expect(page).toContain(`<html lang="${tag}" dir="ltr">`);
});

test('a brand name cannot inject markup into the page', () => {
  const name = { TH: '</title></script><script>alert(1)</script>', EN: 'x' };
  const page = writeBrandIntoPage(PAGE, { ...brand, name });
  expect(blockOf(page)).toMatchObject({ name });
  expect(page.match(/<script/g)).toHaveLength(1);
});
