import type { Bet, PlaySession } from '@lanna/contract/play/bets/bets';
import { expect, test } from 'vitest';
import { lineOfBet, lineOfPlaySession } from './record-line.ts';

const bet = (facts: Partial<Bet> = {}): Bet => ({
  id: 'b1',
  vendor: 'LANNA',
  vendorName: 'Lanna',
  gameCode: 'river-naga',
  gameName: 'River Naga',
  category: 'RNG',
  round: 'r1',
  stake: '10.00',
  payout: '0.00',
  returned: '0.00',
  status: 'lost',
  placedAt: '2026-11-21T10:00:00.000Z',
  settledAt: null,
  provable: true,
  ...facts,
});
const playSession = (facts: Partial<PlaySession> = {}): PlaySession => {
  const { vendor, vendorName, gameCode, gameName, category } = bet();
  return {
    ...{ vendor, vendorName, gameCode, gameName, category },
    bets: 3,
    open: 0,
    stake: '30.00',
    payout: '45.50',
    from: '2026-11-21T10:00:00.000Z',
    to: '2026-11-21T10:20:00.000Z',
    only: null,
    ...facts,
  };
};

test('a bet without a result has neither payout nor net', () => {
  expect(lineOfBet(bet({ status: 'open' }))).toMatchObject({ payout: undefined, net: undefined });
  expect(lineOfBet(bet())).toMatchObject({ payout: 0n, net: -1_000_000n });
});

test('a refunded bet has cost nothing', () => {
  expect(lineOfBet(bet({ status: 'refunded', stake: '0.00', returned: '10.00' })).net).toBe(0n);
});

test('a play session of one bet is that bet', () => {
  expect(lineOfPlaySession(playSession({ bets: 1, only: bet() }))).toEqual(lineOfBet(bet()));
});

test('a play session has what its bets have brought, as soon as one has a result', () => {
  expect(lineOfPlaySession(playSession({ open: 1 })).net).toBe(1_550_000n);
  expect(lineOfPlaySession(playSession({ open: 3 })).net).toBeUndefined();
});

test('two play sessions of a game are distinguished', () => {
  const later = playSession({ from: '2026-11-21T12:00:00.000Z' });
  expect(lineOfPlaySession(later).key).not.toBe(lineOfPlaySession(playSession()).key);
});
