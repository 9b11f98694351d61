import { expect, test, vi } from 'vitest';
import { barrierTo, heldAction, isAgent } from './gate.ts';
import type { Session } from './session.ts';

const sessionOf = (accountType: number | undefined): Session => ({
  token: 'x',
  accountType,
  trial: accountType === 4,
});

test('a visitor logs in first, whatever is wanted', () => {
  expect(barrierTo('member', undefined)).toBe('login');
  expect(barrierTo('agent', undefined)).toBe('login');
});

test('a trial account is told to register, whatever is wanted', () => {
  expect(barrierTo('member', sessionOf(4))).toBe('trial');
  expect(barrierTo('agent', sessionOf(4))).toBe('trial');
});

test('a member passes where members may, and not where agents may', () => {
  expect(barrierTo('member', sessionOf(0))).toBeUndefined();
  expect(barrierTo('agent', sessionOf(0))).toBe('notAgent');
});

test.each([1, 2, 41, 42])('account type %i is an agent and passes everywhere', (type) => {
  expect(barrierTo('member', sessionOf(type))).toBeUndefined();
  expect(barrierTo('agent', sessionOf(type))).toBeUndefined();
  expect(isAgent(sessionOf(type))).toBe(true);
});

test('nobody is let in as an agent, or turned away as none, before the account type is known', () => {
  expect(barrierTo('agent', sessionOf(undefined))).toBe('unknown');
  expect(barrierTo('member', sessionOf(undefined))).toBeUndefined();
  expect(isAgent(sessionOf(undefined))).toBe(false);
});

test('what was held is done once', () => {
  const play = vi.fn();
  heldAction.keep(play);
  expect(heldAction.isThere()).toBe(true);
  heldAction.resume();
  heldAction.resume();
  expect(play).toHaveBeenCalledTimes(1);
  expect(heldAction.isThere()).toBe(false);
});

test('only the last wish is held', () => {
  const first = vi.fn();
  const second = vi.fn();
  heldAction.keep(first);
  heldAction.keep(second);
  heldAction.resume();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('what was dropped is not done', () => {
  const play = vi.fn();
  heldAction.keep(play);
  heldAction.drop();
  heldAction.resume();
  expect(play).not.toHaveBeenCalled();
});

test('an action that holds another one leaves that one held', () => {
  const second = vi.fn();
  heldAction.keep(() => heldAction.keep(second));
  heldAction.resume();
  expect(second).not.toHaveBeenCalled();
  heldAction.resume();
  expect(second).toHaveBeenCalledTimes(1);
});
