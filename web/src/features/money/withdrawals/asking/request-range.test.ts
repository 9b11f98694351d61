import { MONEY_SCALE } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { readAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { amountFieldError, presetsWithin, rangeOf } from './request-range.ts';

const units = (count: number) => BigInt(count) * MONEY_SCALE;
const limits = { min: '100.00', max: '50000.00', dayAmountLeft: '200000.00' };
const channel = { min: '50.00', max: '20000.00' };

test('the stricter of the rank’s and the channel’s limits counts', () => {
  expect(rangeOf({ withdrawable: '90000.00', limits }, channel)).toEqual({
    min: units(100),
    max: units(20_000),
    bound: 'once',
  });
});

test('it says why it is not more: what can be withdrawn, or what is left of the day', () => {
  expect(rangeOf({ withdrawable: '4250.00', limits }, channel)).toMatchObject({ bound: 'withdrawable' });
  const late = { ...limits, dayAmountLeft: '1000.00' };
  expect(rangeOf({ withdrawable: '4250.00', limits: late }, channel)).toMatchObject({
    max: units(1000),
    bound: 'day',
  });
});

test('both ends of the range can be asked for, and nothing beyond them', () => {
  const range = { min: units(100), max: units(4250), bound: 'withdrawable' } as const;
  const fieldErrorOf = (typed: string) => amountFieldError(typed, readAmount(typed, 'TH'), range);
  expect(fieldErrorOf('100')).toBeUndefined();
  expect(fieldErrorOf('4,250.00')).toBeUndefined();
  expect(fieldErrorOf('99.99')).toBe('below');
  expect(fieldErrorOf('4250.01')).toBe('withdrawable');
  expect(fieldErrorOf('')).toBe('missing');
  expect(fieldErrorOf('1.005')).toBe('unreadable');
});

test('the usual amounts offered are the largest below what there is', () => {
  expect(presetsWithin({ min: units(100), max: units(4250) })).toEqual([
    units(500),
    units(1000),
    units(3000),
  ]);
  expect(presetsWithin({ min: units(100), max: units(100) })).toEqual([]);
});
