import { expect, test } from 'vitest';
import { payoutOf } from '../slips/payout.ts';
import { isOutcome } from './outcome.ts';
import { outrightOutcome } from './outright.ts';

const WINNER = { paidPlaces: 1, nonStarters: 'lost' } as const;
const PODIUM = { paidPlaces: 3, nonStarters: 'void' } as const;
const result = { places: { a: 1, b: 2, c: 3, d: 3, e: 3 }, nonStarters: ['x'] };

test.each([
  [WINNER, 'a', 'won'],
  [WINNER, 'b', 'lost'],
  [WINNER, 'x', 'lost'],
  [WINNER, 'unplaced', 'lost'],
  [PODIUM, 'b', 'won'],
  [PODIUM, 'd', 'dead_heat:1/3'],
  [PODIUM, 'x', 'void'],
] as const)('%o: %s is %s', (terms, selection, outcome) => {
  expect(outrightOutcome(terms, selection, result)).toBe(outcome);
  expect(isOutcome(outcome)).toBe(true);
});

test('two first places share one: half the stake wins at the whole price', () => {
  const outcome = outrightOutcome(WINNER, 'a', { places: { a: 1, b: 1 }, nonStarters: [] });
  expect(outcome).toBe('dead_heat:1/2');
  // 100 at 5.00: 50 win 250.
  expect(payoutOf({ type: 'single', sizes: [] }, 10_000_000n, [{ odds: 5000, outcome }])).toBe(25_000_000n);
});

test('more places than those who tie for them are won whole', () => {
  const places = { a: 1, b: 2, c: 2 };
  expect(outrightOutcome(PODIUM, 'c', { places, nonStarters: [] })).toBe('won');
  expect(isOutcome('dead_heat:2/2')).toBe(false);
  expect(isOutcome('dead_heat:0/2')).toBe(false);
});
