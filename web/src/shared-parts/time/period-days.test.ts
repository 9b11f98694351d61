import { expect, test } from 'vitest';
import { daysOf } from './period-days.ts';

const TODAY = '2026-11-21';
const NO_DAYS = { firstDay: '', lastDay: '' };

test('7 and 30 days and a year include today', () => {
  expect(daysOf({ period: 'week', ...NO_DAYS }, TODAY)).toEqual(['2026-11-15', TODAY]);
  expect(daysOf({ period: 'month', ...NO_DAYS }, TODAY)).toEqual(['2026-10-23', TODAY]);
  expect(daysOf({ period: 'year', ...NO_DAYS }, TODAY)).toEqual(['2025-11-22', TODAY]);
});

test('yesterday is one day, also over the end of a month', () => {
  expect(daysOf({ period: 'yesterday', ...NO_DAYS }, '2026-03-01')).toEqual(['2026-02-28', '2026-02-28']);
});

test('a range given the wrong way round is the same range', () => {
  const days = { period: 'range', firstDay: '2026-11-05', lastDay: '2026-11-01' } as const;
  expect(daysOf(days, TODAY)).toEqual(['2026-11-01', '2026-11-05']);
});

test('a range without days is the last seven', () => {
  expect(daysOf({ period: 'range', ...NO_DAYS }, TODAY)).toEqual(['2026-11-15', TODAY]);
});

test('days left from an earlier range do not count in a preset', () => {
  const days = { period: 'today', firstDay: '2020-01-01', lastDay: '2020-01-02' } as const;
  expect(daysOf(days, TODAY)).toEqual([TODAY, TODAY]);
});
