import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';

test.each(['2026-02-28', '2026/02/28', '20260228', ' 2026.02.28 '])('%j is a day', (typed) => {
  expect(readDay(typed)).toBe('2026-02-28');
});

test.each(['', '2026-02', '2026-02-30', '28-02-2026', '26-02-28', '2026-13-01'])('%j is none', (typed) => {
  expect(readDay(typed)).toBeUndefined();
});

test('a day outside of the bounds is none', () => {
  const bounds = { min: '2026-02-01', max: '2026-02-28' };
  expect(readDay('2026-02-01', bounds)).toBe('2026-02-01');
  expect(readDay('2026-01-31', bounds)).toBeUndefined();
  expect(readDay('2026-03-01', bounds)).toBeUndefined();
});
