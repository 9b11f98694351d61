import type { Language } from '@lanna/contract/people/members/members';
import { MONEY_SCALE, parseMoney } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { fieldText, readAmount, shownAmount, typedAmount } from './typed-amount.ts';

const POINT: Language[] = ['TH', 'EN', 'CN'];
const COMMA: Language[] = ['ID', 'PT', 'TY', 'VI'];

/** What is typed, what it says where a point stands before the decimals, and where a comma does; two amounts: it is asked back. */
const WAYS: [string, string | [string, string] | null, (string | [string, string] | null)?][] = [
  ['100', '100'],
  ['0', '0'],
  ['007', '7'],
  ['100.', '100'],
  ['100,', '100'],
  ['.5', '0.5'],
  [',5', '0.5'],
  ['0.5', '0.5'],
  ['0,5', '0.5'],
  ['20,50', '20.50'],
  ['20.50', '20.50'],
  ['20,5', '20.5'],
  ['1000,5', '1000.5'],
  ['1,000', '1000', ['1', '1000']],
  ['1.000', ['1', '1000'], '1000'],
  ['20,500', '20500', ['20.50', '20500']],
  ['20.500', ['20.50', '20500'], '20500'],
  ['12,345', '12345', null],
  ['12.345', null, '12345'],
  ['0.500', '0.5'],
  ['0,500', '0.5'],
  ['1000.000', '1000'],
  ['1000,000', '1000'],
  ['1,000,000', '1000000'],
  ['1.000.000', '1000000'],
  ['1,000.50', '1000.5'],
  ['1.000,50', '1000.5'],
  ['1,000.00', '1000'],
  ['1.000,00', '1000'],
  ['1 000', '1000'],
  ['1\u00a0000,50', '1000.5'],
  ['1 000.50', '1000.5'],
  ['1’000.50', '1000.5'],
  ["1'000", '1000'],
  [' 250 ', '250'],
  ['๑๐๐', '100'],
  ['๑,๐๐๐.๕๐', '1000.5'],
  ['１，０００', '1000', ['1', '1000']],
  ['', null],
  [' ', null],
  ['.', null],
  [',', null],
  ['-5', null],
  ['+5', null],
  ['1e3', null],
  ['0x10', null],
  ['ร้อย', null],
  ['1.2.3', null],
  ['1,2,3', null],
  ['1,00,000', null],
  ['1.00,000', null],
  ['1,000,00', null],
  ['1 00', null],
  ['1,000 000', null],
  ['0,123,456', null],
  ['1.234.5', null],
  ['1.234,567', null],
  ['1,234.567', null],
  ['0.123', null],
  ['9'.repeat(20), null],
];

function said(typed: string, language: Language): string | string[] | null {
  const read = typedAmount(typed, language);
  if (read.kind === 'unreadable') return null;
  return read.kind === 'amount' ? `${read.amount}` : read.readings.map(String);
}

const money = (shown: string | [string, string] | null) =>
  shown === null
    ? null
    : typeof shown === 'string'
      ? `${parseMoney(shown)}`
      : shown.map((one) => `${parseMoney(one)}`);

test.for(WAYS)(
  '%j is read by the language, and asked back where it can be two amounts',
  ([typed, point, comma]) => {
    for (const language of POINT) expect(said(typed, language), language).toEqual(money(point));
    const inComma = money(comma === undefined ? point : comma);
    for (const language of COMMA) {
      const got = said(typed, language);
      // The reading of the own language stands first.
      expect(got, language).toEqual(inComma);
    }
  },
);

test.for([
  '0',
  '0.05',
  '1.5',
  '20.5',
  '999',
  '999.99',
  '1000',
  '1234.5',
  '12345',
  '1000000',
  '0.00001',
  '1.234',
  '1234.567',
])('what a press writes for %s is read as this one amount in every language', (text) => {
  const amount = parseMoney(text) ?? 0n;
  const isOfPayments = amount % (MONEY_SCALE / 100n) === 0n;
  for (const language of [...POINT, ...COMMA]) {
    expect(readAmount(fieldText(amount), language, 5), language).toBe(amount);
    if (isOfPayments) expect(readAmount(fieldText(amount), language), language).toBe(amount);
  }
});

test('no text is one amount in one language and another one in another', () => {
  for (const [typed] of WAYS) {
    const read = [...POINT, ...COMMA].map((language) => readAmount(typed, language));
    expect(new Set(read.filter((amount) => amount !== undefined)).size, typed).toBeLessThan(2);
  }
});

test('finer money than hundredths is asked about where it can be thousands', () => {
  expect(typedAmount('1.234', 'TH', 5)).toEqual({
    kind: 'ambiguous',
    readings: [parseMoney('1.234'), parseMoney('1234')],
  });
  expect(readAmount('0.12345', 'TH', 5)).toBe(12_345n);
  expect(readAmount('0.123456', 'TH', 5)).toBeUndefined();
  expect(shownAmount(12_345n, '฿')).toBe('฿0.12345');
  expect(shownAmount(parseMoney('1234.5') ?? 0n, '฿')).toBe('฿1,234.50');
});
