import { expect, test } from 'vitest';
import { intentKey } from './intent-key.ts';

test('a retry repeats the key', () => {
  const keys = intentKey();
  expect(keys.for('SANDBOX 100.00')).toBe(keys.for('SANDBOX 100.00'));
});

test('another amount is another intention', () => {
  const keys = intentKey();
  expect(keys.for('SANDBOX 100.00')).not.toBe(keys.for('SANDBOX 200.00'));
});

test('the same amount after a confirmed deposit is a new intention with a new key', () => {
  const keys = intentKey();
  const first = keys.for('SANDBOX 100.00');
  keys.settled();
  expect(keys.for('SANDBOX 100.00')).not.toBe(first);
});
