import { expect, test } from 'vitest';
import { parseMoney } from '../../money.ts';
import { misfitOf, phaseOf } from './terms.ts';

const baht = (text: string) => parseMoney(text) ?? 0n;
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 12) + seconds * 1000);
const minute = { startsAt: at(0), openSeconds: 60 };

test('an envelope is open from its first instant to the last before its end', () => {
  const announced = { ...minute, isAnnounced: true };
  const phases = [-86_401, -86_400, -1, 0, 59.999, 60].map((seconds) => phaseOf(announced, at(seconds)));
  expect(phases).toEqual(['hidden', 'announced', 'announced', 'open', 'open', 'over']);
  expect(phaseOf({ ...minute, isAnnounced: false }, at(-1))).toBe('hidden');
});

test('each share is a coin at least, the amount is whole coins, and a personal one has no more shares than members', () => {
  const terms = { amount: baht('1.00'), currency: 'THB', shares: 100, members: null };
  expect(misfitOf(terms)).toBeNull();
  expect(misfitOf({ ...terms, shares: 101 })).toBe('amount');
  expect(misfitOf({ ...terms, amount: 1n, shares: 1 })).toBe('amount');
  expect(misfitOf({ ...terms, amount: 0n })).toBe('amount');
  expect(misfitOf({ ...terms, shares: 2, members: 2 })).toBeNull();
  expect(misfitOf({ ...terms, shares: 3, members: 2 })).toBe('members');
  expect(misfitOf({ ...terms, members: 0 })).toBe('members');
});
