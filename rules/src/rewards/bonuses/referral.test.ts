import { expect, test } from 'vitest';
import { parseMoney } from '../../money.ts';
import { giftTerms } from './gift-terms.ts';
import { dueReferral, type Friend, friendState } from './referral.ts';
import { areWhole, type BonusTerms } from './terms.ts';

const baht = (text: string) => parseMoney(text) ?? 0n;
const terms = (side: 'inviter' | 'friend' = 'inviter'): BonusTerms => ({
  ...giftTerms({ kind: 'by_hand', name: { EN: 'Friends' }, amount: '50.00', times: 5 }),
  kind: 'referral',
  referral: { side, deposits: '300.00', turnover: '1000.00' },
});
const friend = (changes: Partial<Friend> = {}): Friend => ({
  id: 'one',
  joined: '2026-11-01',
  deposits: baht('300.00'),
  turnover: baht('1000.00'),
  isSamePerson: false,
  isTaken: false,
  ...changes,
});
const AT = { today: '2026-11-10', since: null };

test.each([
  ['due', {}, {}],
  ['open', { deposits: baht('299.99') }, {}],
  ['open', { turnover: baht('999.99') }, {}],
  ['open', { turnover: 0n }, { today: '2026-11-30' }],
  ['late', { turnover: 0n }, { today: '2026-12-01' }],
  // What is met can be taken for as many days again.
  ['due', {}, { today: '2026-12-30' }],
  ['late', {}, { today: '2026-12-31' }],
  ['before', {}, { since: '2026-11-02' }],
  ['due', {}, { since: '2026-11-01' }],
  ['same_person', { isSamePerson: true }, {}],
  ['taken', { isTaken: true, isSamePerson: true }, {}],
] as const)('a friend is %s with %o at %o', (state, changes, at) => {
  expect(friendState(terms(), friend(changes), { ...AT, ...at })).toBe(state);
});

test('an inviter takes for one friend at a time, the first that is due; a friend once', () => {
  const friends = [
    friend({ id: 'open', turnover: 0n }),
    friend({ id: 'own', isSamePerson: true }),
    friend({ id: 'had', isTaken: true }),
    friend({ id: 'next' }),
    friend({ id: 'after' }),
  ];
  const until = '2026-12-30';
  expect(dueReferral(terms(), { friends, own: null }, AT)).toEqual({ cause: 'friend next', until });
  expect(dueReferral(terms(), { friends: [], own: friend() }, AT)).toBeNull();
  expect(dueReferral(terms('friend'), { friends: [], own: friend() }, AT)).toEqual({
    cause: 'as friend',
    until,
  });
  expect(dueReferral(terms('friend'), { friends, own: friend({ isTaken: true }) }, AT)).toBeNull();
});

test('terms of a referral say whom they give to and what the friend is asked', () => {
  expect(areWhole(terms())).toBe(true);
  expect(areWhole({ ...terms(), referral: null })).toBe(false);
  expect(areWhole({ ...terms(), kind: 'fixed' })).toBe(false);
});
