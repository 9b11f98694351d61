import { expect, test } from 'vitest';
import { formatMoney, parseMoney } from '../../money.ts';
import { giftTerms } from './gift-terms.ts';
import { type SimulatedMember, type SimulatedTime, simulate } from './simulate.ts';
import type { BonusTerms } from './terms.ts';

const DAY_MS = 24 * 3_600_000;
const baht = (text: string) => parseMoney(text) ?? 0n;
const TIME: SimulatedTime = {
  to: 30 * DAY_MS,
  dayOf: (at) => Math.floor(at / DAY_MS),
  weekOf: (at) => Math.floor(at / (7 * DAY_MS)),
};
const terms = (changes: Partial<BonusTerms> = {}): BonusTerms => ({
  ...giftTerms({ kind: 'by_hand', name: { EN: 'Draft' }, amount: '100.00', times: 5, days: 7 }),
  kind: 'fixed',
  ...changes,
});
const MATCH = terms({
  kind: 'deposit_match',
  amount: null,
  match: { percent: 50, most: '500.00', least: '100.00', occasion: 'first' },
});
const LOSS = terms({
  kind: 'loss_back',
  amount: null,
  loss: { percent: 10, most: '300.00', least: '100.00', period: 'day' },
});
const member = (changes: Partial<SimulatedMember> = {}): SimulatedMember => ({
  ...{ deposits: [], play: [], level: 0, contacts: [] },
  ...changes,
});
const bet = (day: number, turnover: string, category = 'RNG', lost = '0.00') => ({
  ...{ at: day * DAY_MS, category, turnover: baht(turnover), lost: baht(lost) },
});
const deposit = (day: number, amount: string, isFirst = false) => ({
  ...{ at: day * DAY_MS, amount: baht(amount), isFirst },
});
const of = (draft: BonusTerms, ...members: SimulatedMember[]) => {
  const { granted, kept, ...counts } = simulate(draft, members, TIME);
  return { ...counts, granted: formatMoney(granted), kept: formatMoney(kept) };
};

test('a bonus is taken with the first bet, completed by what counts, and lasts from one to the other', () => {
  const play = [bet(1, '100.00'), bet(2, '200.00', 'LOTTERY'), bet(3, '300.00'), bet(4, '100.00')];
  expect(of(terms(), member({ play }), member())).toEqual({
    ...{ members: 2, takers: 1, taken: 1, completed: 1, expired: 0, open: 0 },
    ...{ granted: '100.00', kept: '100.00', medianDays: 3 },
  });
});

test('what is not played in time expires, and what began too late is open', () => {
  const short = member({ play: [bet(1, '499.99'), bet(8, '1000.00')] });
  const late = member({ play: [bet(25, '1.00')] });
  expect(of(terms(), short, late)).toMatchObject({
    ...{ completed: 0, expired: 1, open: 1, granted: '200.00', kept: '0.00', medianDays: null },
  });
});

test('a first deposit is matched once, and what was played before it does not count', () => {
  const deposits = [deposit(2, '1000.00', true), deposit(3, '1000.00')];
  const play = [bet(1, '9000.00'), bet(2, '2000.00'), bet(5, '500.00')];
  expect(
    of(MATCH, member({ deposits, play }), member({ deposits: [deposit(2, '99.99', true)] })),
  ).toMatchObject({
    ...{ members: 2, takers: 1, taken: 1, completed: 1, granted: '500.00', medianDays: 3 },
  });
});

test('the next one waits for the end of the one before', () => {
  const any: BonusTerms = {
    ...MATCH,
    match: { percent: 50, most: '500.00', least: '100.00', occasion: 'any' },
  };
  const deposits = [deposit(1, '200.00'), deposit(1, '200.00'), deposit(9, '200.00')];
  const play = [bet(2, '500.00'), bet(3, '500.00'), bet(10, '499.00')];
  expect(of(any, member({ deposits, play }))).toMatchObject({
    taken: 3,
    completed: 2,
    expired: 1,
    medianDays: 1,
  });
});

test('a loss is given back with the first bet of the next day, and of no earlier day', () => {
  const lost = (day: number, amount: string) => bet(day, '0.00', 'RNG', amount);
  const play = [lost(1, '1000.00'), lost(2, '-50.00'), lost(5, '2000.00'), lost(7, '1.00'), bet(8, '1.00')];
  expect(of(LOSS, member({ play }))).toMatchObject({ taken: 1, granted: '100.00' });
});

test('a level and a proved contact are asked for; a kind without an occasion in the play is none', () => {
  const play = [bet(1, '1.00')];
  expect(of(terms({ kind: 'rank', level: 3 }), member({ play, level: 3 }), member({ play }))).toMatchObject({
    takers: 1,
  });
  expect(
    of(terms({ kind: 'contact', contact: 'email' }), member({ play, contacts: ['email'] }), member({ play })),
  ).toMatchObject({ takers: 1 });
  expect(() => of(terms({ kind: 'birthday' }), member({ play }))).toThrow('birthday');
});

test('free rounds are taken with the first bet and cost their stakes at once; those that are rewards leave nothing', () => {
  const rounds = { vendor: 'LANNA', game: null, title: null, count: 10, worth: '3.00' };
  const draft = terms({ kind: 'free_rounds', amount: null, wagering: { times: 0, of: 'bonus' }, rounds });
  const player = member({ play: [bet(1, '5.00'), bet(2, '5.00')] });
  expect(of(draft, player)).toMatchObject({ taken: 1, completed: 1, granted: '30.00', medianDays: 0 });
  expect(of({ ...draft, once: 'day' }, player)).toMatchObject({ taken: 2, granted: '60.00' });
  expect(of({ ...draft, onlyAsReward: true }, player)).toMatchObject({ taken: 0 });
  // For a deposit, with those that are large enough; wins that are a bonus are as if they were the stakes, and are played.
  const earned = { ...draft, rounds: { ...rounds, deposit: { least: '100.00', occasion: 'any' as const } } };
  const deposits = [
    { at: player.play[0]?.at ?? 0, amount: baht('100.00'), isFirst: true },
    { at: player.play[1]?.at ?? 0, amount: baht('99.00'), isFirst: false },
  ];
  expect(of(earned, { ...player, deposits })).toMatchObject({ taken: 1, granted: '30.00' });
  const won = { ...draft, wagering: { times: 1, of: 'bonus' as const }, contributions: { RNG: 100 } };
  expect(of({ ...won, rounds: { ...rounds, wins: 'bonus' } }, player)).toMatchObject({
    taken: 1,
    completed: 0,
  });
});
