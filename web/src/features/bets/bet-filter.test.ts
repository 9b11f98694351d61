import { expect, test } from 'vitest';
import { betQuery, daysOf, isNarrowed, openingFilter } from './bet-filter.ts';

const BANGKOK = 'Asia/Bangkok';
const TODAY = '2026-11-21';
const opening = openingFilter(TODAY);

test('a day of the filter is a day of the brand, and ends where the next begins', () => {
  const { from, to } = betQuery({ ...opening, period: 'today' }, TODAY, BANGKOK);
  expect([from, to]).toEqual(['2026-11-20T17:00:00.000Z', '2026-11-21T17:00:00.000Z']);
});

test('a day is as long as the zone makes it', () => {
  const spring = betQuery({ ...opening, period: 'today' }, '2026-03-29', 'Europe/Berlin');
  expect(Date.parse(spring.to) - Date.parse(spring.from)).toBe(23 * 3_600_000);
});

test('7 and 30 days include today', () => {
  expect(daysOf({ ...opening, period: 'week' }, TODAY)).toEqual(['2026-11-15', TODAY]);
  expect(daysOf({ ...opening, period: 'month' }, TODAY)).toEqual(['2026-10-23', TODAY]);
});

test('yesterday is one day, also over the end of a month', () => {
  expect(daysOf({ ...opening, period: 'yesterday' }, '2026-03-01')).toEqual(['2026-02-28', '2026-02-28']);
});

test('a range given the wrong way round is the same range', () => {
  const days = { ...opening, period: 'range', firstDay: '2026-11-05', lastDay: '2026-11-01' } as const;
  expect(daysOf(days, TODAY)).toEqual(['2026-11-01', '2026-11-05']);
});

test('days left from an earlier range do not count in a preset', () => {
  const filter = { ...opening, period: 'today', firstDay: '2020-01-01', lastDay: '2020-01-02' } as const;
  expect(daysOf(filter, TODAY)).toEqual([TODAY, TODAY]);
});

test('filters that are not chosen are not sent', () => {
  expect(betQuery(opening, TODAY, BANGKOK)).toMatchObject({
    category: undefined,
    vendor: undefined,
    status: undefined,
  });
  expect(isNarrowed(opening)).toBe(false);
  expect(isNarrowed({ ...opening, status: 'won' })).toBe(true);
});
