import { expect, test } from 'vitest';
import { moneyOf, moneyText } from './money.ts';

test.each([
  '1.000000',
  '1.123456789',
  '1e3',
  ' 1',
  '1,000',
  '',
  '.5',
  '92233720368547.75808',
  '99999999999999',
])('%j is no amount of money', (text) => {
  expect(moneyText.safeParse(text).success).toBe(false);
});

test.each(['0', '-5.00', '0.00001', '92233720368547.75807'])('%j is one, and can be read', (text) => {
  expect(moneyOf(moneyText.parse(text))).toBeTypeOf('bigint');
});
