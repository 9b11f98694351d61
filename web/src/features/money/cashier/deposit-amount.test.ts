import { MONEY_SCALE } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { readAmount } from '../../../shared-parts/money/typed-amount.ts';
import { amountFault, presetsWithin } from './deposit-amount.ts';

const units = (count: number) => BigInt(count) * MONEY_SCALE;
const range = { min: units(100), max: units(5000) };
const faultOf = (typed: string) => amountFault(typed, readAmount(typed, 'TH'), range);

test('the limits of the range are inclusive', () => {
  expect(faultOf('100')).toBeUndefined();
  expect(faultOf('5000.00')).toBeUndefined();
  expect(faultOf('99.99')).toBe('below');
  expect(faultOf('5000.01')).toBe('above');
});

test('an empty amount and an unreadable amount have different errors', () => {
  expect(faultOf('  ')).toBe('missing');
  expect(faultOf('abc')).toBe('unreadable');
});

test('only amounts inside the range are offered', () => {
  expect(presetsWithin(range)).toEqual([units(100), units(500), units(1000), units(5000)]);
  expect(presetsWithin({ min: units(3), max: units(4) })).toEqual([]);
});
