import { expect, test } from 'vitest';
import { DEPOSIT_MOVES, DEPOSIT_STATES, isDepositOpen, mayDepositMove } from './deposit-state.ts';

test('what is in the wallet stays there', () => {
  expect(DEPOSIT_MOVES.credited).toEqual([]);
});

test('money that arrives finds its way from every state: into the wallet, or to the desk', () => {
  for (const state of DEPOSIT_STATES.filter((known) => known !== 'credited'))
    expect(mayDepositMove(state, 'credited') || mayDepositMove(state, 'review'), state).toBe(true);
});

test('what the desk has refused is credited only through the desk again', () => {
  expect(DEPOSIT_MOVES.refused).toEqual(['review']);
});

test('a deposit is open until it is decided', () => {
  expect(DEPOSIT_STATES.filter(isDepositOpen)).toEqual(['created', 'waiting', 'review']);
});
