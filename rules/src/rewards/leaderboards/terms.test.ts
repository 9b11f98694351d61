import { expect, test } from 'vitest';
import { parseMoney } from '../../money.ts';
import { amountsOf, type LeaderboardTerms, linesOf, misfitOf, poolOf } from './terms.ts';

const baht = (text: string) => parseMoney(text) ?? 0n;
const PRIZES = [
  { count: 1, amount: '100.00' },
  { count: 2, amount: '50.00' },
];
const pay = (...places: number[]) =>
  amountsOf(
    places.map((place) => ({ place })),
    { prizes: PRIZES, currency: 'THB' },
  );

test('each place is paid its prize, and who comes after the last paid place nothing', () => {
  expect(pay(1, 2, 3)).toEqual([baht('100.00'), baht('50.00'), baht('50.00')]);
  expect(pay(1)).toEqual([baht('100.00')]);
});

test('members of one place share the prizes of the places they take up, rounded down to what can be paid', () => {
  expect(pay(1, 1, 3)).toEqual([baht('75.00'), baht('75.00'), baht('50.00')]);
  expect(pay(1, 1, 1, 1)).toEqual(Array.from({ length: 4 }, () => baht('50.00')));
  // The third place alone, by three.
  expect(pay(1, 2, 3, 3, 3).slice(2)).toEqual([baht('16.66'), baht('16.66'), baht('16.66')]);
});

test('what is paid is never more than the pool, however many share', () => {
  for (const places of [
    [1, 2, 3],
    [1, 1, 1],
    [1, 2, 2, 2, 2, 2, 2],
    [1, 1, 3, 3, 3],
  ]) {
    const paid = pay(...places).reduce((sum, amount) => sum + amount, 0n);
    expect(paid).toBeLessThanOrEqual(poolOf(PRIZES));
  }
});

test('terms that could not be held are refused: no least stake of multiples, prizes that rise, too short or too long', () => {
  const terms: LeaderboardTerms = {
    ...{ currency: 'THB', score: 'multiple', leastStake: baht('10.00'), prizes: PRIZES },
    ...{ startsAt: new Date('2026-11-20T00:00:00Z'), endsAt: new Date('2026-11-21T00:00:00Z') },
  };
  expect(misfitOf(terms)).toBe(null);
  expect(misfitOf({ ...terms, leastStake: 0n })).toBe('stake');
  expect(misfitOf({ ...terms, score: 'points' })).toBe('stake');
  expect(misfitOf({ ...terms, prizes: [] })).toBe('prizes');
  expect(misfitOf({ ...terms, prizes: [{ count: 101, amount: '1.00' }] })).toBe('prizes');
  expect(misfitOf({ ...terms, prizes: [{ count: 1, amount: '0.005' }] })).toBe('prizes');
  expect(misfitOf({ ...terms, prizes: PRIZES.toReversed() })).toBe('prizes');
  expect(misfitOf({ ...terms, endsAt: new Date('2026-11-20T00:59:59Z') })).toBe('time');
  expect(misfitOf({ ...terms, endsAt: new Date('2026-12-21T00:00:01Z') })).toBe('time');
});

test('places with the same prize are one line', () => {
  expect(linesOf(PRIZES)).toEqual([
    { from: 1, to: 1, amount: '100.00' },
    { from: 2, to: 3, amount: '50.00' },
  ]);
});
