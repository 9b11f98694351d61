import { expect, test } from 'vitest';
import { mayMovePayout, PAYOUT_MOVES, PAYOUT_STATES, RECEIPT_MOVES } from './payout-states.ts';
import { areThresholdsOf, RISK_DEFAULTS, RISK_KINDS } from './risk-rules.ts';
import {
  isOpenWithdrawal,
  stageOf,
  WITHDRAWAL_MOVES,
  WITHDRAWAL_STATES,
  type WithdrawalState,
} from './withdrawal-states.ts';

test('every withdrawal can end, and what has ended moves nowhere', () => {
  const reaches = (from: WithdrawalState, seen = new Set<WithdrawalState>()): boolean =>
    !isOpenWithdrawal(from) ||
    (!seen.has(from) && WITHDRAWAL_MOVES[from].some((to) => reaches(to, new Set([...seen, from]))));
  for (const state of WITHDRAWAL_STATES) {
    expect(reaches(state), state).toBe(true);
    if (!isOpenWithdrawal(state)) expect(WITHDRAWAL_MOVES[state]).toEqual([]);
    expect(stageOf(state) === 'done').toBe(!isOpenWithdrawal(state));
  }
});

test('a payout that has ended never moves again, and none goes back to not being sent', () => {
  expect(PAYOUT_MOVES.paid).toEqual([]);
  expect(PAYOUT_MOVES.failed).toEqual([]);
  for (const from of PAYOUT_STATES) expect(mayMovePayout(from, 'ready')).toBe(false);
});

test('a receipt that the member has given is not taken back', () => {
  expect(RECEIPT_MOVES.received).toEqual([]);
  expect(RECEIPT_MOVES.forced_received).toEqual([]);
});

test('a rule takes its own thresholds, all of them, within their bounds', () => {
  for (const kind of RISK_KINDS) expect(areThresholdsOf(kind, RISK_DEFAULTS[kind])).toBe(true);
  expect(areThresholdsOf('velocity', { count: 3 })).toBe(false);
  expect(areThresholdsOf('velocity', { count: 3, hours: 24, days: 1 })).toBe(false);
  expect(areThresholdsOf('velocity', { count: 0, hours: 24 })).toBe(false);
  expect(areThresholdsOf('velocity', { count: 1.5, hours: 24 })).toBe(false);
});
