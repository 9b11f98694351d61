import { expect, test } from 'vitest';
import { bankOfNumber, THAI_BANKS } from './thai-banks.ts';

test('no two banks share a number or a code', () => {
  expect(new Set(THAI_BANKS.map(({ number }) => number)).size).toBe(THAI_BANKS.length);
  expect(new Set(THAI_BANKS.map(({ code }) => code)).size).toBe(THAI_BANKS.length);
});

test('a bank is found by its number', () => {
  expect(bankOfNumber('073')?.code).toBe('LHB');
  expect(bankOfNumber('999')).toBeUndefined();
  expect(bankOfNumber(null)).toBeUndefined();
});
