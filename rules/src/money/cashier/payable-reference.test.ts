import { expect, test } from 'vitest';
import { makePayableReference, payableReferencesIn } from './payable-reference.ts';

const byteOf = (values: readonly number[]) => {
  let at = 0;
  return () => values[at++ % values.length] ?? 0;
};

test('a reference is D and ten signs, none of which is mistaken for another', () => {
  expect(makePayableReference(byteOf([0, 1, 28, 29]))).toBe('D23Z223Z223');
  for (let start = 0; start < 256; start++)
    expect(makePayableReference(byteOf([start, 7, 99, 200]))).toMatch(/^D[2-9A-HJKMNP-TW-Z]{10}$/);
});

test('a byte beyond the last whole alphabet is not used: no sign comes more often than another', () => {
  expect(makePayableReference(byteOf([255, 0]))).toBe('D2222222222');
});

test('a reference is found as people and banks write it', () => {
  for (const text of ['D23Z223Z223', 'd23z223z223', 'TRF D23Z 223Z 223 SOMCHAI', 'ref:D23Z-223Z-223.'])
    expect(payableReferencesIn(text), text).toEqual(['D23Z223Z223']);
  expect(payableReferencesIn('XD23Z223Z2234 D23Z223Z22')).toEqual([]);
  expect(payableReferencesIn('D2222222222/D3333333333')).toEqual(['D2222222222', 'D3333333333']);
});
