import { expect, test } from 'vitest';
import { isPayable, minorDigits } from './currency.ts';
import { parseMoney } from './money.ts';

test.each([
  ['THB', 2],
  ['USD', 2],
  ['JPY', 0],
  ['VND', 0],
  ['KWD', 3],
])('%s is paid in amounts of %i decimals', (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits);
});

test.each([
  ['THB', '0.01', true],
  ['THB', '0.001', false],
  ['THB', '150.50000', true],
  ['THB', '0.00001', false],
  ['JPY', '1', true],
  ['JPY', '1.5', false],
  ['KWD', '0.001', true],
  ['KWD', '0.0001', false],
])('in %s, %s can be paid: %s', (currency, text, payable) => {
  expect(isPayable(parseMoney(text) ?? 0n, currency)).toBe(payable);
});
