import { expect, test } from 'vitest';
import { cancellationOf } from './cancellation.ts';
import { UNDECIDED_WITHDRAWAL_STATES, WITHDRAWAL_STATES } from './withdrawal-states.ts';

test('until it is approved the desk may stop a withdrawal, and from then on nothing does', () => {
  for (const state of WITHDRAWAL_STATES) {
    const isUndecided = (UNDECIDED_WITHDRAWAL_STATES as readonly string[]).includes(state);
    expect([state, cancellationOf(state, [])?.byDesk ?? false]).toEqual([state, isUndecided]);
  }
});

test.each([
  ['waiting', [], 'set_aside'],
  ['reviewing', [], 'in_hand'],
  ['signed', [], 'in_hand'],
  ['needs_answer', [], 'asked'],
  ['paying', ['ready', 'ready'], 'approved'],
  ['paying', ['sending'], 'sent'],
  ['paying', ['failed', 'ready'], 'sent'],
  ['paying', ['paid', 'ready'], 'sent'],
] as const)('%s with payouts %j is not cancelled: %s', (state, payouts, reason) => {
  expect(cancellationOf(state, payouts)?.reason).toBe(reason);
});

test('of one that is over nothing is said', () => {
  for (const state of ['paid', 'partly_paid', 'returned', 'rejected'] as const)
    expect(cancellationOf(state, ['paid'])).toBeNull();
});
