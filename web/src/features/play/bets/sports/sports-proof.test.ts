import type { Bet } from '@lanna/contract/play/bets/bets';
import type { SportsReceipt } from '@lanna/rules/play/sports/sports-receipt';
import { expect, test } from 'vitest';
import { sportsProofOf } from './sports-proof.ts';

const name = { TH: 'ก', EN: 'A' };
const receipt: SportsReceipt = {
  ...{ type: 'sports', gameCode: 'sanam-football', slip: 's', slipType: 'single', sizes: [] },
  ...{ oddsStyle: 'malay', ruleVersion: 'sports-1', stake: '100.00', payout: '210.00' },
  legs: [
    {
      ...{
        home: name,
        away: name,
        virtual: false,
        market: 'result/full',
        marketName: name,
        selection: 'home',
      },
      ...{ selectionName: name, odds: 2100, outcome: 'won', by: 'result', resultVersion: 1 },
      end: {
        state: 'finished',
        result: {
          goals: { half: null, full: { home: 1, away: 0 } },
          ...{ firstGoal: null, lastGoal: null, corners: null, cards: null },
        },
      },
    },
  ],
};
const bet = (payout: string) => ({ stake: '100.00', payout }) as Bet;
const failing = (one: SportsReceipt, payout: string) => {
  const proof = sportsProofOf(one, bet(payout));
  return 'steps' in proof
    ? proof.steps.filter(({ holds }) => !holds).map(({ name }) => name)
    : proof.decision;
};

test('a slip settled and paid by its results holds', () => {
  expect(sportsProofOf(receipt, bet('210.00')).decision).toBe('holds');
});

test('whatever differs is named: a leg, the arithmetic, the money', () => {
  expect(failing(receipt, '200.00')).toEqual(['wallet']);
  expect(failing({ ...receipt, payout: '220.00' }, '220.00')).toEqual(['lines', 'wallet']);
  const [leg] = receipt.legs;
  if (!leg) throw new Error('a slip without legs');
  expect(failing({ ...receipt, legs: [{ ...leg, outcome: 'push' }] }, '210.00')).toEqual(['legs']);
  expect(failing({ ...receipt, legs: [{ ...leg, end: null }] }, '210.00')).toBe('unreadable');
});
