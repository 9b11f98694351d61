import { parseMoney } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { amountFieldError, parts } from './stake-amount.ts';

test.each([
  ['50', '1', 50],
  ['1.5', '0.1', 15],
  ['0.25', '0.01', 25],
  ['100000', '1', 100_000],
])('%s is exactly units of %s times %i', (amount, moneyUnit, multiple) => {
  expect(parts(parseMoney(amount) ?? 0n)).toEqual({ moneyUnit, multiple });
});

test('what no line can multiply is reported before it is sent', () => {
  expect(amountFieldError('100001', 'TH')).toBe('above');
  expect(amountFieldError('10000.5', 'TH')).toBe('above');
  expect(amountFieldError('9999.5', 'TH')).toBeUndefined();
});

test('an amount that is missing, nought or no number is reported', () => {
  expect(amountFieldError(' ', 'TH')).toBe('missing');
  expect(amountFieldError('0.00', 'TH')).toBe('zero');
  expect(amountFieldError('ห้าสิบ', 'TH')).toBe('unreadable');
  expect(amountFieldError('1.005', 'TH')).toBe('unreadable');
  expect(amountFieldError('๕๐', 'TH')).toBeUndefined();
  expect(amountFieldError('1,000', 'TH')).toBeUndefined();
});
