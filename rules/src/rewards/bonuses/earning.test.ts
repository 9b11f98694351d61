import { expect, test } from 'vitest';
import { formatMoney, parseMoney } from '../../money.ts';
import { type EarningFacts, earnedBy, lastPeriod } from './earning.ts';
import { giftTerms } from './gift-terms.ts';
import {
  areWhole,
  type BonusTerms,
  depositOf,
  earnedByDeposit,
  exampleOf,
  figuresAtYes,
  figuresOf,
  isOnlyAsReward,
  lossBackOf,
  termsOfWon,
} from './terms.ts';

const baht = (text: string) => parseMoney(text) ?? 0n;
const offered = (changes: Partial<BonusTerms>): BonusTerms => ({
  ...giftTerms({ kind: 'by_hand', name: { EN: 'Gift' }, amount: '50.00', times: 5 }),
  ...{ kind: 'fixed', ...changes },
});
const LOSS = { percent: 10, most: '300.00', least: '100.00', period: 'day' } as const;
const lossBack = (changes: Partial<typeof LOSS | { period: 'week' }> = {}) =>
  offered({ kind: 'loss_back', amount: null, loss: { ...LOSS, ...changes } });
/** A Wednesday. */
const facts = (changes: Partial<EarningFacts> = {}): EarningFacts => ({
  today: '2026-11-25',
  birthday: null,
  level: 0,
  contacts: [],
  losses: { day: 0n, week: 0n },
  referrals: { friends: [], own: null },
  ...changes,
});
const shown = (terms: BonusTerms, changes: Partial<EarningFacts> = {}) => {
  const earned = earnedBy(terms, facts(changes));
  return earned && [formatMoney(earned.amount), earned.cause, earned.until];
};

test.each([
  ['99.99', null],
  ['100.00', '10.00'],
  ['100.09', '10.00'],
  ['2999.99', '299.99'],
  ['9000.00', '300.00'],
  ['-500.00', null],
])('a net loss of %s gives %s back', (lost, back) => {
  expect(lossBackOf(lossBack(), baht(lost))).toBe(back === null ? null : baht(back));
});

test('a loss is of the last whole day or week, each is given back once, and until the next one is over', () => {
  expect(lastPeriod('day', '2026-11-25')).toEqual({ from: '2026-11-24', to: '2026-11-24' });
  expect(lastPeriod('week', '2026-11-25')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(lastPeriod('week', '2026-11-23')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(lastPeriod('week', '2026-11-22')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  const losses = { day: baht('1000.00'), week: baht('2000.00') };
  expect(shown(lossBack(), { losses })).toEqual(['100.00', 'day 2026-11-24', '2026-11-25']);
  expect(shown(lossBack({ period: 'week' }), { losses })).toEqual([
    '200.00',
    'week 2026-11-16',
    '2026-11-29',
  ]);
});

test('no loss of before the offer began is given back', () => {
  const losses = { day: baht('1000.00'), week: baht('2000.00') };
  const since = (day: string, period: 'day' | 'week') =>
    earnedBy(lossBack({ period }), facts({ losses }), day)?.cause;
  expect([since('2026-11-24', 'day'), since('2026-11-25', 'day')]).toEqual(['day 2026-11-24', undefined]);
  expect([since('2026-11-16', 'week'), since('2026-11-17', 'week')]).toEqual(['week 2026-11-16', undefined]);
});

test.each([
  [{}, 'once', null],
  [{ once: 'person' }, 'once', null],
  [{ once: 'day' }, '2026-11-25', '2026-11-25'],
] as const)('a fixed amount with %o is for %s', (changes, cause, until) => {
  expect(shown(offered(changes))).toEqual(['50.00', cause, until]);
});

test.each([
  ['1990-11-25', '2026-11-25', 'birthday 2026'],
  ['1990-11-19', '2026-11-25', 'birthday 2026'],
  ['1990-11-18', '2026-11-25', null],
  ['1990-11-26', '2026-11-25', null],
  // Over the turn of a year it is the old year's.
  ['1990-12-30', '2027-01-03', 'birthday 2026'],
  ['1992-02-29', '2027-02-28', 'birthday 2027'],
  ['1992-02-29', '2028-02-28', null],
  ['1992-02-29', '2028-02-29', 'birthday 2028'],
])('who was born on %s gets on %s the gift of %s', (birthday, today, cause) => {
  const earned = earnedBy(offered({ kind: 'birthday' }), facts({ birthday, today }));
  expect(earned?.cause ?? null).toBe(cause);
});

test('gifts of a rank and of a proved contact are for who has them', () => {
  const rank = offered({ kind: 'rank', level: 3 });
  expect([2, 3, 4].map((level) => shown(rank, { level })?.[0])).toEqual([undefined, '50.00', '50.00']);
  const contact = offered({ kind: 'contact', contact: 'email' });
  expect(shown(contact, { contacts: ['mobile'] })).toBeNull();
  expect(shown(contact, { contacts: ['mobile', 'email'] })).toEqual(['50.00', 'once', null]);
  // Without what they are for they are for no one.
  expect(shown(offered({ kind: 'rank' }), { level: 10 })).toBeNull();
});

test('what a deposit earns, or someone gives, is earned by nothing else', () => {
  const match = { percent: 50, most: '500.00', least: '100.00', occasion: 'any' } as const;
  expect(shown(offered({ kind: 'deposit_match', amount: null, match }))).toBeNull();
  expect(shown(offered({ kind: 'by_hand' }))).toBeNull();
});

test('terms say what their kind needs, and nothing of another’s', () => {
  const whole = [
    offered({}),
    offered({ once: 'day' }),
    lossBack(),
    offered({ kind: 'birthday' }),
    offered({ kind: 'rank', level: 3 }),
    offered({ kind: 'contact', contact: 'mobile', once: 'person' }),
  ];
  expect(whole.map(areWhole)).toEqual(whole.map(() => true));
  const broken = [
    offered({ kind: 'by_hand' }),
    offered({ kind: 'promotion' }),
    offered({ amount: null }),
    offered({ loss: LOSS }),
    { ...lossBack(), amount: '50.00' },
    { ...lossBack(), loss: null },
    offered({ kind: 'rank' }),
    offered({ kind: 'rank', level: 3, contact: 'email' }),
    offered({ kind: 'contact' }),
    offered({ kind: 'birthday', once: 'day' }),
    offered({ wagering: { times: 5, of: 'deposit_and_bonus' } }),
    offered({ contributions: {} }),
  ];
  expect(broken.map(areWhole)).toEqual(broken.map(() => false));
});

test('the example of a loss that is given back has its loss in figures', () => {
  const example = exampleOf(lossBack());
  expect(example && [formatMoney(example.deposit), formatMoney(example.amount)]).toEqual([
    '1000.00',
    '100.00',
  ]);
});

const ROUNDS = { vendor: 'LANNA', game: 'elephant', title: { EN: 'Elephant' }, count: 20, worth: '2.00' };
const freeRounds = (changes: Partial<BonusTerms> = {}) =>
  offered({
    ...{ kind: 'free_rounds', amount: null, contributions: {}, rounds: ROUNDS },
    ...{ wagering: { times: 0, of: 'bonus' }, ...changes },
  });

test('free rounds are due once, or each day, at what their stakes come to; those that are rewards are due to no one', () => {
  expect(shown(freeRounds())).toEqual(['40.00', 'once', null]);
  expect(shown(freeRounds({ once: 'day' }))).toEqual(['40.00', '2026-11-25', '2026-11-25']);
  expect(shown(freeRounds({ onlyAsReward: true }))).toBeNull();
  expect(
    shown(freeRounds({ rounds: { ...ROUNDS, deposit: { least: '100.00', occasion: 'any' } } })),
  ).toBeNull();
});

test('one mark says that an offer is a reward alone, and free rounds of before that had a mark of their own are read as well', () => {
  const marked = [{ onlyAsReward: true }, { rounds: { ...ROUNDS, asReward: true } }];
  expect(marked.map((terms) => [isOnlyAsReward(freeRounds(terms)), shown(freeRounds(terms))])).toEqual([
    [true, null],
    [true, null],
  ]);
  const unmarked = [{}, { onlyAsReward: false }, { rounds: { ...ROUNDS, asReward: false } }];
  expect(unmarked.map((terms) => isOnlyAsReward(freeRounds(terms)))).toEqual([false, false, false]);
});

const ROUNDS_FOR_DEPOSIT = { ...ROUNDS, deposit: { least: '300.00', occasion: 'first_of_day' } } as const;
const ROUNDS_FOR_BONUS = { ...ROUNDS, wins: 'bonus' } as const;
const forBonus = (changes: Partial<BonusTerms> = {}) =>
  freeRounds({
    ...{ rounds: ROUNDS_FOR_BONUS, contributions: { RNG: 100 }, wagering: { times: 5, of: 'bonus' } },
    ...{ stake: { percent: 10, most: '500.00' }, convertedTimes: 10, ...changes },
  });

test('a deposit earns all its free rounds from the least one on, and its example begins with that', () => {
  const terms = freeRounds({ rounds: ROUNDS_FOR_DEPOSIT });
  expect(depositOf(terms)).toEqual({ least: '300.00', occasion: 'first_of_day' });
  expect(['299.99', '300.00', '9000.00'].map((deposit) => earnedByDeposit(terms, baht(deposit)))).toEqual([
    null,
    baht('40.00'),
    baht('40.00'),
  ]);
  expect(exampleOf(terms)).toMatchObject({ deposit: baht('300.00'), amount: baht('40.00'), required: 0n });
});

test('free rounds that win a bonus ask for nothing themselves; their example is of a win as large as their stakes', () => {
  expect(exampleOf(forBonus())).toMatchObject({
    ...{ amount: baht('40.00'), required: baht('200.00') },
    ...{ maxStake: baht('4.00'), convertedMost: baht('400.00') },
  });
  expect(figuresAtYes(forBonus(), baht('40.00'), 0n)).toMatchObject({ required: 0n, convertedMost: null });
  const won = termsOfWon(forBonus({ once: 'day' }), '12.34');
  expect([won.kind, won.rounds, won.amount, isOnlyAsReward(won)]).toEqual([
    'rounds_won',
    null,
    '12.34',
    false,
  ]);
  expect(figuresOf(won, baht('12.34'), 0n)).toMatchObject({ required: baht('61.70') });
});

test.each([
  [forBonus(), true],
  [forBonus({ wagering: { times: 0, of: 'bonus' } }), false],
  [forBonus({ contributions: {} }), false],
  [forBonus({ rounds: { ...ROUNDS_FOR_BONUS, ...ROUNDS_FOR_DEPOSIT } }), true],
  [forBonus({ onlyAsReward: true }), true],
  [freeRounds({ onlyAsReward: true, once: 'day' }), false],
  [freeRounds({ rounds: ROUNDS_FOR_DEPOSIT, onlyAsReward: true }), false],
  [freeRounds({ rounds: ROUNDS_FOR_DEPOSIT, once: 'day' }), false],
])(
  'free rounds for a deposit, or for a bonus, are whole where nothing in them contradicts (%#)',
  (terms, whole) => {
    expect(areWhole(terms)).toBe(whole);
  },
);

test('the example of free rounds asks for nothing to be played and bounds nothing', () => {
  expect(exampleOf(freeRounds())).toMatchObject({
    ...{ amount: baht('40.00'), required: 0n, convertedMost: null },
  });
});

test.each([
  [{}, true],
  [{ wagering: { times: 1, of: 'bonus' } }, false],
  [{ amount: '40.00' }, false],
  [{ rounds: null }, false],
  [{ kind: 'fixed', amount: '40.00' }, false],
] as const)('free rounds with %o are whole: %s', (changes, whole) => {
  expect(areWhole(freeRounds(changes as Partial<BonusTerms>))).toBe(whole);
});

test.each([
  ['line', '200000.00', true],
  ['zalo', '131000.00', true],
  ['zalo', '131000.01', false],
] as const)('a gift for an account of %s of %s is whole: %s', (contact, amount, whole) => {
  expect(areWhole(offered({ kind: 'contact', contact, amount }))).toBe(whole);
});
