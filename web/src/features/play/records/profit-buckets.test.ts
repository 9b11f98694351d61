import type { PlayedOnDay } from '@lanna/contract/play/records/records';
import { expect, test } from 'vitest';
import { bucketsOf, extremesOf, grainOf } from './profit-buckets.ts';

const day = (at: string, net: string): PlayedOnDay => ({
  day: at,
  bets: 1,
  stake: '10.00',
  payout: '0.00',
  turnover: '10.00',
  net,
});

test.each([
  ['2026-11-01', '2026-11-30', 'day'],
  ['2026-09-01', '2026-11-30', 'week'],
  ['2025-12-01', '2026-11-30', 'month'],
] as const)('from %s to %s bars are by %s', (from, to, grain) => {
  expect(grainOf({ from, to })).toBe(grain);
});

test('days without play are empty bars, and the ends of the period cut its first and last week', () => {
  const period = { from: '2026-11-18', to: '2026-11-24' };
  const days = [day('2026-11-19', '-10.00'), day('2026-11-23', '5.00')];
  expect(bucketsOf(days, period, 'day').map(({ bets }) => bets)).toEqual([0, 1, 0, 0, 0, 1, 0]);
  expect(bucketsOf(days, period, 'week')).toMatchObject([
    { first: '2026-11-18', last: '2026-11-22', bets: 1, net: -1_000_000n },
    { first: '2026-11-23', last: '2026-11-24', bets: 1, net: 500_000n },
  ]);
});

test('a year is twelve or thirteen months, and together they are its sum', () => {
  const buckets = bucketsOf(
    [day('2025-11-22', '1.00'), day('2026-11-21', '2.00')],
    { from: '2025-11-22', to: '2026-11-21' },
    'month',
  );
  expect(buckets).toHaveLength(13);
  expect(buckets.reduce((sum, { net }) => sum + net, 0n)).toBe(300_000n);
});

test('the best and the hardest day need two days to compare', () => {
  expect(extremesOf([day('2026-11-19', '-10.00')])).toBeUndefined();
  expect(extremesOf([day('2026-11-19', '-10.00'), day('2026-11-20', '3.00')])).toMatchObject({
    best: { day: '2026-11-20' },
    worst: { day: '2026-11-19' },
  });
});
