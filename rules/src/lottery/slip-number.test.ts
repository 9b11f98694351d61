import { expect, test } from 'vitest';
import { slipNumber } from './slip-number.ts';

test('a slip number is S and ten signs without look-alikes, and the same for the same id', () => {
  const number = slipNumber('01900000-0000-7000-8000-0123456789ab');
  expect(number).toMatch(/^S[2-9A-HJKMNPQRSTWXYZ]{10}$/);
  expect(slipNumber('01900000-0000-7000-8000-0123456789AB')).toBe(number);
});

test('ids that differ in one of their random bits have different numbers, to the first and the last of them', () => {
  const ids = ['000000000000', '000000000001', '800000000000', 'ffffffffffff', '7fffffffffff'];
  const numbers = ids.map((end) => slipNumber(`01900000-0000-7000-8000-${end}`));
  expect(new Set(numbers).size).toBe(ids.length);
});
