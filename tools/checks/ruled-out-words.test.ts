import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ruledOutWords } from './ruled-out-words.ts';

const SHOP = 'web/src/features/money/shop/words';
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ruled-out-'));
  write(`${SHOP}/th.json`, { paid: { back: 'คืนยอดเล่นทุกวัน' } });
  write(`${SHOP}/en.json`, { paid: { back: 'Your rebate of {{discount}} is paid daily' } });
  rule('th', [{ word: 'ส่วนลด', use: 'คืนยอดเล่น' }]);
  rule('en', [{ word: 'discount', use: 'rebate' }]);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: unknown): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}
const rule = (list: string, entries: unknown[]) => write(`tools/ruled-out-words/${list}.json`, entries);
const check = () => ruledOutWords(pathToFileURL(`${root}/`));

test('words that say no ruled-out word are no finding, and the name of a place is no word', () => {
  expect(check()).toEqual([]);
});

test('a ruled-out word is found in the words of the site, of the server and of refusals', () => {
  write(`${SHOP}/th.json`, { paid: { back: 'รับส่วนลดทุกวัน' } });
  write('server/src/modules/shop/words/th.json', { paid: 'ส่วนลดเข้าแล้ว' });
  write('contract/src/money/shop/refusals/th.json', { none: 'ยังไม่มีส่วนลด' });
  expect(check()).toEqual([
    'contract/src/money/shop/refusals/th.json:none: “ส่วนลด” is ruled out, it is “คืนยอดเล่น”',
    'server/src/modules/shop/words/th.json:paid: “ส่วนลด” is ruled out, it is “คืนยอดเล่น”',
    `${SHOP}/th.json:paid.back: “ส่วนลด” is ruled out, it is “คืนยอดเล่น”`,
  ]);
});

test('where words are spaced a ruled-out word is found as a whole word, in any case', () => {
  write(`${SHOP}/en.json`, { shop: 'The discounter', sign: 'Discount!' });
  expect(check()).toEqual([`${SHOP}/en.json:sign: “discount” is ruled out, it is “rebate”`]);
});

test('a ruled-out word that is part of the right one is no finding there', () => {
  rule('th', [{ word: 'ยอดเล่น', use: 'ยอดเทิร์น / คืนยอดเล่น' }]);
  expect(check()).toEqual([]);
  write(`${SHOP}/th.json`, { paid: 'คืนยอดเล่นจากยอดเล่น' });
  expect(check()).toHaveLength(1);
});

test('a word may be ruled out for some bundles alone, or for all but some', () => {
  write(`${SHOP}/th.json`, { paid: 'ส่วนลด' });
  rule('th', [{ word: 'ส่วนลด', use: 'คืนยอดเล่น', in: '!features/money/shop/' }]);
  expect(check()).toEqual([]);
  rule('th', [{ word: 'ส่วนลด', use: 'คืนยอดเล่น', in: 'features/money/shop/' }]);
  expect(check()).toHaveLength(1);
});

test('a use that is excepted is no finding, and an exception that is not needed is one', () => {
  write(`${SHOP}/th.json`, { paid: 'ส่วนลด' });
  rule('th', [{ word: 'ส่วนลด', use: 'คืนยอดเล่น', except: [`${SHOP}/th.json:paid`] }]);
  expect(check()).toEqual([]);
  write(`${SHOP}/th.json`, { paid: 'คืนยอดเล่น' });
  expect(check()).toEqual([
    `tools/ruled-out-words/th.json: “ส่วนลด”: the exception ${SHOP}/th.json:paid is not needed`,
  ]);
});

test('a part of a language has a list of its own', () => {
  rule('th.console', [{ word: 'ทุกวัน', use: 'รายวัน' }]);
  expect(check()).toEqual([`${SHOP}/th.json:paid.back: “ทุกวัน” is ruled out, it is “รายวัน”`]);
});

test('a list in a language that has no words, an unknown field and a missing word are found', () => {
  rule('xx', [{ word: 'a', use: 'b' }]);
  rule('th', [{ word: 'ส่วนลด', use: '', exept: [] }]);
  expect(check()).toEqual([
    'tools/ruled-out-words/th.json: “ส่วนลด”: unknown field exept',
    'tools/ruled-out-words/th.json: “ส่วนลด”: no use',
    'tools/ruled-out-words/xx.json: no words in xx',
  ]);
});
