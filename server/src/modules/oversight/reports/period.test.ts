import { expect, test } from 'vitest';
import { readPeriod } from './period.ts';

const now = new Date('2026-11-20T05:00:00Z');
const before = (from: string, to: string, compare?: 'before' | 'week' | 'month') =>
  readPeriod({ from, to, compare }, 'Asia/Bangkok', now).before;

test('a period is compared with as many days right before it, or with the same weekdays of earlier weeks', () => {
  expect(before('2026-11-18', '2026-11-20')).toEqual({ from: '2026-11-15', to: '2026-11-17' });
  expect(before('2026-11-18', '2026-11-20', 'week')).toEqual({ from: '2026-11-11', to: '2026-11-13' });
  expect(before('2026-11-18', '2026-11-20', 'month')).toEqual({ from: '2026-10-21', to: '2026-10-23' });
});

test('what is compared never overlaps, however long the period is', () => {
  expect(before('2026-11-01', '2026-11-10', 'week')).toEqual({ from: '2026-10-18', to: '2026-10-27' });
  expect(before('2026-10-01', '2026-11-09', 'month')).toEqual({ from: '2026-08-06', to: '2026-09-14' });
});
