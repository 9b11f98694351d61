import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkWords } from './check-words.ts';

let source = '';
beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'words-'));
  write('features/shop/words/th.json', {
    buy: 'ซื้อ',
    count_other: '{{count}} ชิ้น',
    size: { big: 'ใหญ่', small: 'เล็ก' },
  });
  write('features/shop/words/en.json', {
    buy: 'Buy',
    count_one: '{{count}} piece',
    count_other: '{{count}} pieces',
    size: { big: 'Big', small: 'Small' },
  });
  write(
    'features/shop/shop.tsx',
    `export function Shop({ size }) {
      const { t } = useTranslation('shop');
      return <p title={t('buy')} className="big">{t('count', { count: 2 })} · {t(\`size.\${size}\`)}</p>;
    }`,
  );
});
afterEach(() => rmSync(source, { recursive: true }));

function write(file: string, content: unknown): void {
  const path = join(source, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

test('words that are complete and all said are no finding', () => {
  expect(checkWords(source)).toEqual({ keys: 4, languages: ['en', 'th'], findings: [] });
});

test('a key missing in one language is found', () => {
  write('features/shop/words/th.json', { count_other: '{{count}} ชิ้น', size: { big: 'ใหญ่', small: 'เล็ก' } });
  expect(checkWords(source).findings).toContain('shop.buy: missing in th');
});

test('a whole language missing from a topic is found', () => {
  write('features/other/words/th.json', {});
  expect(checkWords(source).findings).toContain('other: no words in en');
});

test('a plural form the language distinguishes is found missing', () => {
  write('features/shop/words/en.json', {
    buy: 'Buy',
    count_other: '{{count}}',
    size: { big: 'B', small: 'S' },
  });
  expect(checkWords(source).findings).toEqual(['shop.count_one: missing in en']);
});

test('words with other places than their translation are found', () => {
  write('features/shop/words/en.json', {
    buy: 'Buy {{thing}}',
    count_one: '{{count}}',
    count_other: '{{count}}',
    size: { big: 'B', small: 'S' },
  });
  expect(checkWords(source).findings.join()).toMatch(/shop\.buy: other {{places}}/);
});

test('a key the code never says is found', () => {
  write('features/shop/shop.tsx', `const { t } = useTranslation('shop'); t('buy'); t(\`size.\${size}\`);`);
  expect(checkWords(source).findings).toEqual(['shop.count: never said']);
});

test('a key that was never written is found with its line', () => {
  write('more.tsx', `const { t } = useTranslation('shop');\n\nt(fine ? 'buy' : 'sell');`);
  expect(checkWords(source).findings).toEqual(['more.tsx:3: no words for "sell"']);
});

test('a key that travels through a variable counts as said', () => {
  write('features/shop/shop.tsx', `const { t } = useTranslation('shop'); t(key); t(\`size.\${size}\`);`);
  write('features/shop/keys.ts', `export const keys = ['buy', 'count'];`);
  expect(checkWords(source).findings).toEqual([]);
});

test.each([
  ['between tags', '<p>Buy now</p>'],
  ['in braces', "<p>{'Buy now'}</p>"],
  ['in an attribute that is read out', '<img alt="A shop" />'],
])('text %s of a component is found', (_, markup) => {
  write('page.tsx', `export const Page = () => ${markup};`);
  expect(checkWords(source).findings).toHaveLength(1);
  expect(checkWords(source).findings[0]).toMatch(/^page\.tsx:1: text in a component/);
});

test('Thai in any source is found, signs and figures are not', () => {
  write('thai.ts', `export const word = 'ซื้อ';`);
  write('signs.tsx', `export const Signs = () => <p className="a">· 1 / 2 … {'—'}</p>;`);
  expect(checkWords(source).findings).toEqual(['thai.ts:1: text in a component: ซื้อ']);
});

test('a refusal of the wire without words is found, and words of none', () => {
  write('contract/shop/refusals/th.json', { sold_out: 'หมด' });
  write('contract/shop/refusals/en.json', { sold_out: 'sold out' });
  write('contract/site/refusals/th.json', { network: 'x', bygone: 'x' });
  write('contract/site/refusals/en.json', { network: 'x', bygone: 'x' });
  const refusals = { contract: join(source, 'contract'), codes: ['network', 'sold_out', 'not_found'] };
  expect(checkWords(source, refusals).findings).toEqual([
    'refusals.bygone: never said',
    'refusals.not_found: missing',
  ]);
});
