import { expect, test } from 'vitest';
import { readMovedDays, writeMovedDays } from './moved-days.ts';

test('moved days are read a line each, with any sign between, and written back in their order', () => {
  const moved = readMovedDays('2027-01-01 → 2027-01-03\n\n 2026-12-31, 2027-01-02 ');
  expect(moved).toEqual({ '2026-12-31': '2027-01-02', '2027-01-01': '2027-01-03' });
  expect(writeMovedDays(moved ?? {})).toBe('2026-12-31 2027-01-02\n2027-01-01 2027-01-03');
  expect(readMovedDays('')).toEqual({});
  expect(readMovedDays('2027-02-05 off')).toEqual({ '2027-02-05': null });
  expect(writeMovedDays({ '2027-02-05': null })).toBe('2027-02-05 off');
});

test('what is no day, one day too many or moved twice is refused as a whole', () => {
  for (const text of [
    '2026-12-31',
    '2026-13-41 2027-01-02',
    '2026-12-31 2027-01-02 2027-01-03',
    'a b',
    '2026-12-31 2027-01-02\n2026-12-31 2027-01-03',
  ])
    expect(readMovedDays(text), text).toBeUndefined();
});
