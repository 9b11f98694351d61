import { expect, test } from 'vitest';
import { waitMs } from './wait-ms.ts';

test('each failure doubles the wait, up to half a minute', () => {
  expect([0, 1, 2, 3].map((failures) => waitMs(failures, 1))).toEqual([1000, 2000, 4000, 8000]);
  expect(waitMs(50, 1)).toBe(30_000);
});

test('browsers that lost the connection together do not reconnect together', () => {
  expect(waitMs(3, 0)).toBe(4000);
  expect(waitMs(3, 0.5)).toBe(6000);
});
