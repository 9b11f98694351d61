import { expect, test } from 'vitest';
import { findBank, isAccountNumber, maskAccountNumber, PAYEE_BANKS, readAccountNumber } from './banks.ts';

const of = (code: string, typed: string) => {
  const bank = findBank(code);
  const number = readAccountNumber(typed);
  return bank !== undefined && number !== undefined && isAccountNumber(bank, number);
};

test.each([
  ['KBANK', '123-4-56789-0'],
  ['KBANK', ' 123 4567 890 '],
  ['KBANK', '๑๒๓๔๕๖๗๘๙๐'],
  ['GSB', '020123456789'],
  ['PROMPTPAY', '081-234-5678'],
  ['PROMPTPAY', '1-1017-00230-70-8'],
])('%s has an account %s', (code, typed) => {
  expect(of(code, typed)).toBe(true);
});

test.each([
  ['KBANK', '123456789'],
  ['KBANK', '12345678901'],
  ['KBANK', '12345678O0'],
  ['KBANK', '0000000000'],
  ['KBANK', '１２３４５６７８９０x'],
  ['PROMPTPAY', '0212345678'],
  ['PROMPTPAY', '1101700230709'],
  ['NOBANK', '1234567890'],
])('%s has no account %s', (code, typed) => {
  expect(of(code, typed)).toBe(false);
});

test('of a number its end is shown', () => {
  expect(maskAccountNumber('1234567890')).toBe('••••7890');
});

test('no bank is listed twice', () => {
  expect(new Set(PAYEE_BANKS.map(({ code }) => code)).size).toBe(PAYEE_BANKS.length);
});

test('a bank whose account numbers are not known is not offered', () => {
  expect(findBank('SCBT')).toBeUndefined();
});
