import { expect, test } from 'vitest';
import { percentText, readPercent } from './percent.ts';

test.each([
  ['', 0],
  ['0.7', 700],
  [' 1,25 ', 1250],
  ['0.001', 1],
  ['100', 100_000],
])('%j per cent is a rate of %i', (typed, rate) => {
  expect(readPercent(typed)).toBe(rate);
});

test.each(['100.001', '-1', '1e2', '0.0001', 'ห้า', '1 2'])('%j is no rate', (typed) => {
  expect(readPercent(typed)).toBeUndefined();
});

test('each rate is written so that it is read again as the same', () => {
  for (let rate = 0; rate <= 100_000; rate += 7) expect(readPercent(percentText(rate))).toBe(rate);
});
