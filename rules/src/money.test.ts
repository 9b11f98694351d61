import { expect, test } from 'vitest';
import { displayMoney, formatMoney, parseMoney } from './money.ts';

test('the sign stands before the symbol, and is a minus, not a hyphen', () => {
  expect(displayMoney(-5_650_000n, '฿')).toBe('\u2212฿56.50');
  expect(displayMoney(123_456_789_000n, '฿')).toBe('฿1,234,567.89');
  expect(displayMoney(-100_000n)).toBe('\u22121.00');
});

test('what is below a hundredth is cut off, and leaves no sign before nothing', () => {
  expect(displayMoney(-999n, '฿')).toBe('฿0.00');
  expect(displayMoney(-1_999n, '฿')).toBe('\u2212฿0.01');
});

test('the wire keeps its plain form, which reads back as the same amount', () => {
  expect(formatMoney(-5_650_001n)).toBe('-56.50001');
  expect(parseMoney(formatMoney(-5_650_001n))).toBe(-5_650_001n);
});
