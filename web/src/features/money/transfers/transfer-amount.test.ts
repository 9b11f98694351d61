import { MONEY_SCALE } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { readAmount } from '../../../shared-parts/money/typed-amount.ts';
import { mostOf, transferFieldError, usualAmounts } from './transfer-amount.ts';

const units = (count: number) => BigInt(count) * MONEY_SCALE;
const range = { min: units(10), max: units(5000), available: units(700) };
const fieldErrorOf = (typed: string, within = range) =>
  transferFieldError(typed, readAmount(typed, 'TH'), within);

test('each error of an amount has a name of its own', () => {
  for (const [typed, fieldError] of [
    ['', 'missing'],
    ['ร้อย', 'unreadable'],
    ['1.005', 'unreadable'],
    ['700.01', 'short'],
    ['9.99', 'below'],
    ['700', undefined],
    ['10', undefined],
  ] as const)
    expect(fieldErrorOf(typed), typed).toBe(fieldError);
  expect(fieldErrorOf('5000.01', { ...range, available: units(9000) })).toBe('above');
  expect(fieldErrorOf('0', { ...range, min: 0n })).toBe('below');
});

test('the most is what is there, up to the limit, in whole hundredths; nothing below the least', () => {
  expect(mostOf(range)).toBe(units(700));
  expect(mostOf({ ...range, available: units(9000) })).toBe(units(5000));
  expect(mostOf({ ...range, available: units(700) + 12_345n })).toBe(units(700) + 12_000n);
  expect(mostOf({ ...range, available: units(9) })).toBe(0n);
});

test('only usual amounts that can be moved are offered', () => {
  expect(usualAmounts(range)).toEqual([units(100), units(500)]);
  expect(usualAmounts({ ...range, min: units(200) })).toEqual([units(500)]);
});
