import { expect, test } from 'vitest';
import { amountAt } from './count-up.ts';

test('a count never shows more than the win, never goes back, and ends on it exactly', () => {
  const [from, to] = [1_000_000n, 123_456_789n];
  let last = from;
  for (let step = 0; step <= 100; step += 1) {
    const amount = amountAt(from, to, step / 100);
    expect(amount).toBeGreaterThanOrEqual(last);
    expect(amount).toBeLessThanOrEqual(to);
    last = amount;
  }
  expect(last).toBe(to);
});
