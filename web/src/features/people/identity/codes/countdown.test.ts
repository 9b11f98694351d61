import { expect, test } from 'vitest';
import { secondsLeft, waitEndsAt } from './countdown.ts';

test('the wait is sixty seconds for every minute the code is good for, less what the answer took', () => {
  const askedAtMs = 1_000_000;
  const answeredAtMs = askedAtMs + 2500;
  expect(secondsLeft(waitEndsAt(askedAtMs, 1), answeredAtMs)).toBe(58);
  expect(secondsLeft(waitEndsAt(askedAtMs, 3), askedAtMs)).toBe(180);
});

test('a second is counted until it is over, and a wait is never negative', () => {
  expect(secondsLeft(10_000, 9001)).toBe(1);
  expect(secondsLeft(10_000, 10_000)).toBe(0);
  expect(secondsLeft(10_000, 99_000)).toBe(0);
});
