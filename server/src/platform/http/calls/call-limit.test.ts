import { expect, test } from 'vitest';
import { callLimit } from './call-limit.ts';

const WINDOW_MS = 10_000;

function limitAt() {
  const clock = { ms: 5 };
  return { clock, limit: callLimit(WINDOW_MS, () => clock.ms) };
}

test('what is beyond the limit waits for the end of the window of its caller', () => {
  const { clock, limit } = limitAt();
  for (let call = 0; call < 3; call++) expect(limit('a', 3)).toBeUndefined();
  clock.ms += 2500;
  expect(limit('a', 3)).toBe(8);
  expect(limit('b', 3)).toBeUndefined();
});

test('a window begins with its first call and ends whatever was refused in it', () => {
  const { clock, limit } = limitAt();
  expect(limit('a', 1)).toBeUndefined();
  clock.ms += WINDOW_MS - 1;
  expect(limit('a', 1)).toBe(1);
  clock.ms += 1;
  expect(limit('a', 1)).toBeUndefined();
  expect(limit('a', 1)).toBe(10);
});

test('of more callers than are counted, those whose window began first are forgotten', () => {
  const { clock, limit } = limitAt();
  limit('first', 1);
  clock.ms += 1;
  for (let caller = 0; caller < 49_999; caller++) limit(`caller ${caller}`, 1);
  expect(limit('caller 0', 1)).toBe(10);
  expect(limit('one more', 1)).toBeUndefined();
  // Its window was dropped for it; the second in age is still counted.
  expect(limit('caller 0', 1)).toBe(10);
  expect(limit('first', 1)).toBeUndefined();
});
