import { expect, test } from 'vitest';
import { moneyOf } from '../state/state.ts';
import { percentText, rateText, shortMoney } from './money-text.ts';

test.each([
  ['5.00', '5.00'.slice(0, 1)],
  ['12.50', '12.50'],
  ['999.99', '999.99'],
  ['1000.00', '1k'],
  ['1999.00', '1.9k'],
  ['125000.00', '125k'],
  ['2500000.00', '2.5M'],
])('%s on a chip reads %s, never more than it is', (amount, text) => {
  expect(shortMoney(moneyOf(amount))).toBe(text);
});

test('rates and shares read as at tables, cut off and never rounded up', () => {
  expect(rateText({ numerator: 95n, denominator: 100n })).toBe('0.95');
  expect(rateText({ numerator: 35n, denominator: 1n })).toBe('35');
  expect(rateText({ numerator: 10n, denominator: 1n })).toBe('10');
  expect(percentText({ numerator: 36n, denominator: 37n })).toBe('97.29');
});
