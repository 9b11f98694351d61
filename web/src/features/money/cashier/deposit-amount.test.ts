import { MONEY_SCALE } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { readAmount } from '../../../shared-parts/money/typed-amount.ts';
import { amountFieldError, presetsWithin } from './deposit-amount.ts';

const units = (count: number) => BigInt(count) * MONEY_SCALE;
const range = { min: units(100), max: units(5000) };
const fieldErrorOf = (typed: string) => amountFieldError(typed, readAmount(typed, 'TH'), range);

test('the limits of the range are inclusive', () => {
  expect(fieldErrorOf('100')).toBeUndefined();
  expect(fieldErrorOf('5000.00')).toBeUndefined();
  expect(fieldErrorOf('99.99')).toBe('below');
  expect(fieldErrorOf('5000.01')).toBe('above');
});

test('an empty amount and an unreadable amount have different errors', () => {
  expect(fieldErrorOf('  ')).toBe('missing');
  expect(fieldErrorOf('abc')).toBe('unreadable');
});

test('only amounts inside the range are offered', () => {
  expect(presetsWithin(range)).toEqual([units(100), units(500), units(1000), units(5000)]);
  expect(presetsWithin({ min: units(3), max: units(4) })).toEqual([]);
});
