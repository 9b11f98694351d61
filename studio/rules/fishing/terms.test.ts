import { expect, test } from 'vitest';
import { PACKET } from './bounds.ts';
import { mostPaid, sheetOf, shotsToReserve, termsOf, WORTH_MAX } from './terms.ts';

const GAME = { bets: ['1.00', '2.00', '5.00', '10.00'] };
const UNIT = 100_000n;
const NOTHING = { minBet: null, maxBet: null, packetShots: null, payoutMax: null };

test('without a setting a hall is as its sheet has it', () => {
  expect(termsOf(GAME, undefined)).toEqual(sheetOf(GAME));
  expect(termsOf(GAME, NOTHING)).toEqual(sheetOf(GAME));
  expect(sheetOf(GAME).payoutMax).toBe(10n * UNIT * BigInt(PACKET.shots) * BigInt(WORTH_MAX));
});

test('a setting narrows, and never widens what the sheet has', () => {
  expect(termsOf(GAME, { ...NOTHING, minBet: 2n * UNIT, maxBet: 5n * UNIT }).bets).toEqual([
    2n * UNIT,
    5n * UNIT,
  ]);
  const wide = { minBet: 1n, maxBet: 900n * UNIT, packetShots: 5_000, payoutMax: 10n ** 15n };
  expect(termsOf(GAME, wide)).toEqual(sheetOf(GAME));
  // A sheet that has become narrower since.
  expect(termsOf(GAME, { ...NOTHING, minBet: 50n * UNIT }).bets).toEqual([]);
});

test.each([
  ['what the player has', { balance: 37n * UNIT, bet: 5n * UNIT }, 7],
  ['the shots of a packet', { balance: 10_000n * UNIT, bet: 2n * UNIT }, 40],
  ['the largest payout', { balance: 10_000n * UNIT, bet: 10n * UNIT }, 12],
  ['less than a shot', { balance: UNIT, bet: 2n * UNIT }, 0],
])('a packet reserves no more than %s allows', (_, { balance, bet }, shots) => {
  const terms = termsOf(GAME, { ...NOTHING, packetShots: 40, payoutMax: mostPaid(10n * UNIT, 12) + UNIT });
  expect(shotsToReserve(terms, bet, balance)).toBe(shots);
});
