import { MONEY_SCALE } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { amountFault, presetsWithin } from './deposit-amount.ts';

const units = (count: number) => BigInt(count) * MONEY_SCALE;
const range = { min: units(100), max: units(5000) };

test('the limits of the range are inclusive', () => {
  expect(amountFault('100', range)).toBeUndefined();
  expect(amountFault('5000.00', range)).toBeUndefined();
  expect(amountFault('99.99', range)).toBe('below');
  expect(amountFault('5000.01', range)).toBe('above');
});

test('an empty amount and an unreadable amount have different faults', () => {
  expect(amountFault('  ', range)).toBe('missing');
  expect(amountFault('abc', range)).toBe('unreadable');
});

test('only amounts inside the range are offered', () => {
  expect(presetsWithin(range)).toEqual([units(100), units(500), units(1000), units(5000)]);
  expect(presetsWithin({ min: units(3), max: units(4) })).toEqual([]);
});
