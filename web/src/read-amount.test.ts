import { MONEY_SCALE } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

const units = (count: number) => BigInt(count) * MONEY_SCALE;

test('an amount is read as people type it', () => {
  expect(readAmount('1,000')).toBe(units(1000));
  expect(readAmount(' 1 000.5 ')).toBe(units(1000) + MONEY_SCALE / 2n);
  expect(readAmount('๑๐๐')).toBe(units(100));
  expect(readAmount('100.')).toBe(units(100));
});

test('a text that is no amount is refused, not interpreted', () => {
  for (const typed of ['', '-5', '1e3', '1.234', '0x10', 'ร้อย', '1.2.3', '9'.repeat(20)])
    expect(readAmount(typed), typed).toBeUndefined();
});
