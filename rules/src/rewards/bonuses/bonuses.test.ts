import { expect, test } from 'vitest';
import { localText } from '../../local-text.ts';
import { formatMoney, parseMoney } from '../../money.ts';
import { bonusRefusal, convertedOf, stakeShares, winShares } from './shares.ts';
import { BONUS_STATES, isBonusOpen, mayBonusMove } from './states.ts';
import { type BonusTerms, countsOf, exampleOf, figuresOf, kindsPlayed, matchOf } from './terms.ts';

const baht = (text: string) => parseMoney(text) ?? 0n;
const NAME = { TH: 'โบนัสฝาก', EN: 'Deposit bonus' };
const terms = (changes: Partial<BonusTerms> = {}): BonusTerms => ({
  kind: 'deposit_match',
  name: NAME,
  match: { percent: 50, most: '500.00', least: '100.00', occasion: 'any' },
  amount: null,
  wagering: { times: 10, of: 'bonus' },
  contributions: { RNG: 100, LIVE: 20 },
  stake: { percent: 10, most: '500.00' },
  excluded: [],
  days: 7,
  convertedTimes: 10,
  ...changes,
});

test.each([
  ['99.99', null],
  ['100.00', '50.00'],
  ['100.03', '50.01'],
  ['1000.00', '500.00'],
  ['5000.00', '500.00'],
])('a deposit of %s earns %s', (deposit, earned) => {
  const amount = matchOf(terms(), baht(deposit));
  expect(amount).toBe(earned === null ? null : baht(earned));
});

test('an offer that matches nothing earns nothing by a deposit', () => {
  expect(matchOf(terms({ match: null, amount: '50.00' }), baht('1000.00'))).toBeNull();
});

test.each([
  ['bonus', 10, '500.00', '5000.00'],
  ['deposit_and_bonus', 10, '500.00', '15000.00'],
  ['bonus', 0, '500.00', '0.00'],
] as const)('of %s, %i times: %s asks for %s', (of, times, amount, required) => {
  const figures = figuresOf(terms({ wagering: { times, of } }), baht(amount), baht('1000.00'));
  expect(figures.required).toBe(baht(required));
});

test.each([
  ['500.00', '50.00'],
  ['9000.00', '500.00'],
  // A tenth of it is less than can be staked: a hundredth still is.
  ['0.05', '0.01'],
])('of a bonus of %s the largest stake is %s', (amount, most) => {
  expect(figuresOf(terms(), baht(amount), 0n).maxStake).toBe(baht(most));
});

test('at most so many times the bonus becomes cash, or all there is', () => {
  expect(figuresOf(terms(), baht('500.00'), 0n).convertedMost).toBe(baht('5000.00'));
  expect(figuresOf(terms({ convertedTimes: null }), baht('500.00'), 0n).convertedMost).toBeNull();
});

test('the example of a match fills it up where that takes no more than a thousand', () => {
  const example = exampleOf(terms());
  expect(example && formatMoney(example.deposit)).toBe('1000.00');
  expect(example && formatMoney(example.amount)).toBe('500.00');
  expect(example && formatMoney(example.required)).toBe('5000.00');
  const fixed = exampleOf(terms({ kind: 'fixed', match: null, amount: '50.00' }));
  expect(fixed && [formatMoney(fixed.deposit), formatMoney(fixed.maxStake)]).toEqual(['0.00', '5.00']);
  expect(localText(NAME, 'EN', 'EN')).toBe('Deposit bonus');
});

test.each([
  ['RNG', '100.00', '100.00'],
  ['LIVE', '100.00', '20.00'],
  // Rounded down to the smallest part.
  ['LIVE', '0.00004', '0.00'],
  ['LOTT', '100.00', '0.00'],
])('in %s %s counts %s', (category, turnover, counted) => {
  expect(countsOf(terms(), category, baht(turnover))).toBe(baht(counted));
});

test.each([
  ['SPORTS', '1.50', 1499, '0.00'],
  ['SPORTS', '1.50', 1500, '100.00'],
  ['ESPORTS', '2', 1999, '0.00'],
  // A price that is not known, or of another kind of game, holds nothing back.
  ['SPORTS', '1.50', undefined, '100.00'],
  ['RNG', '1.50', 1010, '100.00'],
  ['SPORTS', null, 1010, '100.00'],
])('in %s from odds of %s on a bet at %s counts %s', (category, leastOdds, odds, counted) => {
  const contributions = { RNG: 100, SPORTS: 100, ESPORTS: 100 };
  expect(countsOf({ contributions, leastOdds }, category, baht('100.00'), odds)).toBe(baht(counted));
});

test('what counts nothing is not played', () => {
  expect(kindsPlayed({ LIVE: 20, RNG: 100, PVP: 0 })).toEqual(['RNG', 'LIVE']);
});

test.each([
  ['10.00', '30.00', '0.00', '10.00', '0.00'],
  ['30.00', '30.00', '50.00', '30.00', '0.00'],
  ['40.00', '30.00', '50.00', '30.00', '10.00'],
  ['40.00', '0.00', '50.00', '0.00', '40.00'],
])('a stake of %s from %s and %s takes %s and %s', (stake, cash, bonus, fromCash, fromBonus) => {
  expect(stakeShares(baht(stake), { cash: baht(cash), bonus: baht(bonus) })).toEqual({
    cash: baht(fromCash),
    bonus: baht(fromBonus),
  });
});

test('what both together cannot pay is not staked', () => {
  expect(stakeShares(81n, { cash: 30n, bonus: 50n })).toBeNull();
});

test.each([
  // win, cash, bonus → to cash, to bonus
  [100n, 30n, 10n, 75n, 25n],
  // The odd part is cash's.
  [100n, 1n, 2n, 34n, 66n],
  [1n, 1n, 1n, 1n, 0n],
  [100n, 0n, 10n, 0n, 100n],
  [100n, 10n, 0n, 100n, 0n],
  // No stake of either: a prize.
  [100n, 0n, 0n, 100n, 0n],
])('a win of %s on stakes of %s and %s returns %s and %s', (win, cash, bonus, toCash, toBonus) => {
  expect(winShares(win, { cash, bonus })).toEqual({ cash: toCash, bonus: toBonus });
});

test.each([
  [70n, null, 70n, 0n],
  [70n, 100n, 70n, 0n],
  [170n, 100n, 100n, 70n],
  [170n, 0n, 0n, 170n],
])('of %s with a bound of %s becomes cash %s, and the brand’s %s', (balance, most, cash, brand) => {
  expect(convertedOf(balance, most)).toEqual({ cash, brand });
});

test.each([
  // Cash pays it whole: no affair of the bonus's, whatever its terms.
  [100n, { isPlayed: false, hasEnded: true, maxStake: 5n }, null],
  [150n, { isPlayed: true, hasEnded: false, maxStake: 150n }, null],
  [150n, { isPlayed: true, hasEnded: false, maxStake: 149n }, 'stake'],
  [150n, { isPlayed: false, hasEnded: false, maxStake: 150n }, 'game'],
  [150n, { isPlayed: false, hasEnded: true, maxStake: 150n }, 'ended'],
  // Not for the bonus's sake: the money is not there.
  [301n, { isPlayed: true, hasEnded: false, maxStake: 5n }, null],
] as const)('a stake of %s with 100 and 200: %o', (stake, bonus, refusal) => {
  expect(bonusRefusal(stake, { cash: 100n, bonus: 200n }, bonus)).toBe(refusal);
});

test('what has ended moves nowhere; revoked and completed are for bonuses that run', () => {
  const ended = BONUS_STATES.filter((state) => !isBonusOpen(state));
  expect(ended).toEqual(['completed', 'forfeited', 'expired', 'revoked', 'used']);
  for (const from of ended) expect(BONUS_STATES.filter((to) => mayBonusMove(from, to))).toEqual([]);
  expect(BONUS_STATES.filter((to) => mayBonusMove('waiting', to))).toEqual([
    'active',
    'forfeited',
    'expired',
    'revoked',
  ]);
  expect(mayBonusMove('waiting', 'completed')).toBe(false);
});
