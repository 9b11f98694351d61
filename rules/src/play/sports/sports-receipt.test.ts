import { expect, test } from 'vitest';
import { checkSportsReceipt, type ReceiptLeg, type SportsReceipt } from './sports-receipt.ts';

const name = { TH: 'ก', EN: 'A' };
const leg = (change: Partial<ReceiptLeg> = {}): ReceiptLeg => ({
  ...{ home: name, away: name, virtual: true, market: 'handicap/full/-3', marketName: name },
  ...{
    selection: 'home',
    selectionName: name,
    odds: 2100,
    outcome: 'half_won',
    by: 'result',
    resultVersion: 1,
  },
  end: {
    state: 'finished',
    result: {
      goals: { half: { home: 0, away: 0 }, full: { home: 1, away: 0 } },
      ...{ firstGoal: 'home', lastGoal: 'home', corners: null, cards: null },
    },
  },
  ...change,
});
const receipt = (legs: ReceiptLeg[], change: Partial<SportsReceipt> = {}): SportsReceipt => ({
  ...{ type: 'sports', gameCode: 'sanam-football', slip: 's', slipType: 'single', sizes: [] },
  ...{ oddsStyle: 'malay', ruleVersion: 'sports-1', stake: '100.00', payout: '155.00', legs },
  ...change,
});

test('legs are settled again from their results, and the slip paid again', () => {
  expect(checkSportsReceipt(receipt([leg()]))).toEqual({
    ...{ verdict: 'holds', outcomes: ['half_won'], lines: 1, payout: '155.00' },
  });
});

test.each([
  ['another payout', receipt([leg()], { payout: '210.00' })],
  ['another outcome', receipt([leg({ outcome: 'won' })], { payout: '210.00' })],
  ['a void that the result does not make', receipt([leg({ outcome: 'void' })], { payout: '100.00' })],
])('%s differs', (_, wrong) => {
  expect(checkSportsReceipt(wrong).verdict).toBe('differs');
});

test('what was taken after the real kick-off is void whatever the result', () => {
  const late = leg({ by: 'after_kick_off', outcome: 'void' });
  expect(checkSportsReceipt(receipt([late], { payout: '100.00' })).verdict).toBe('holds');
});

test('a bet on a whole competition is settled again from its ranking', () => {
  const shared = leg({
    ...{ market: 'outright/full', selection: 'naga', odds: 5000, outcome: 'dead_heat:1/2' },
    end: { state: 'ranked', outright: { places: { naga: 1, tiger: 1 }, nonStarters: [] } },
  });
  expect(checkSportsReceipt(receipt([shared], { payout: '250.00' }))).toMatchObject({
    ...{ verdict: 'holds', outcomes: ['dead_heat:1/2'], payout: '250.00' },
  });
  const alone = leg({ ...shared, outcome: 'won' });
  expect(checkSportsReceipt(receipt([alone], { payout: '500.00' })).verdict).toBe('differs');
  const scored = leg({ market: 'outright/full', selection: 'naga', outcome: 'won' });
  expect(checkSportsReceipt(receipt([scored], { payout: '210.00' })).verdict).toBe('unreadable');
});

test.each([
  ['no market', receipt([leg({ market: 'x' })])],
  ['no result', receipt([leg({ end: null })])],
  [
    'a stake that its lines do not share',
    receipt([leg(), leg(), leg()], { slipType: 'system', sizes: [2], stake: '100.00001' }),
  ],
  ['no amount', receipt([leg()], { stake: 'much' })],
])('%s is unreadable', (_, broken) => {
  expect(checkSportsReceipt(broken).verdict).toBe('unreadable');
});
