import { expect, test } from 'vitest';
import { spanOf } from './span-of.ts';

const MINUTE = 60_000;

test.each([
  [0, { days: 0, hours: 0, minutes: 1 }],
  [MINUTE, { days: 0, hours: 0, minutes: 1 }],
  [MINUTE + 1, { days: 0, hours: 0, minutes: 2 }],
  [60 * MINUTE, { days: 0, hours: 1, minutes: 0 }],
  [23 * 60 * MINUTE + 59.5 * MINUTE, { days: 1, hours: 0, minutes: 0 }],
  [25.5 * 60 * MINUTE, { days: 1, hours: 2, minutes: 0 }],
])('%i ms are shown in whole minutes rounded up, above a day in whole hours', (ms, said) => {
  expect(spanOf(ms)).toEqual(said);
});
