import { expect, test } from 'vitest';
import { pauseBeforeShot } from './shoot-rounds.ts';

test.each([
  [900_000, 20],
  [60_000, 20],
  [15_000, 20],
  [900_000, 1],
  [900_000, 600],
])('in the %i ms that a round has left it gets the %i shots it needs', (leftMs, leastShots) => {
  let [passedMs, count] = [0, 0];
  while (passedMs < leftMs && count < leastShots) {
    count += 1;
    passedMs += pauseBeforeShot({ count, leastShots, leftMs: leftMs - passedMs });
  }
  expect(count).toBe(leastShots);
});

test('a round that has enough is shot at now and then', () => {
  expect(pauseBeforeShot({ count: 40, leastShots: 20, leftMs: 60_000 })).toBe(25_000);
});
