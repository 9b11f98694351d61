import { expect, test } from 'vitest';
import { guardRoute, isAgent } from './route-guard.ts';
import type { Session } from './session.ts';

const sessionOf = (accountType: number | undefined): Session => ({
  token: 'x',
  accountType,
  trial: accountType === 4,
});

test('a visitor must log in first, whatever the route requires', () => {
  expect(guardRoute('member', undefined)).toBe('login');
  expect(guardRoute('agent', undefined)).toBe('login');
});

test('a trial account is asked to register, whatever the route requires', () => {
  expect(guardRoute('member', sessionOf(4))).toBe('trial');
  expect(guardRoute('agent', sessionOf(4))).toBe('trial');
});

test('a member may open routes for members, and not routes for agents', () => {
  expect(guardRoute('member', sessionOf(0))).toBeUndefined();
  expect(guardRoute('agent', sessionOf(0))).toBe('notAgent');
});

test.each([1, 2, 41, 42])('account type %i is an agent and may open every route', (type) => {
  expect(guardRoute('member', sessionOf(type))).toBeUndefined();
  expect(guardRoute('agent', sessionOf(type))).toBeUndefined();
  expect(isAgent(sessionOf(type))).toBe(true);
});

test('before the account type is known, a route for agents is neither opened nor refused', () => {
  expect(guardRoute('agent', sessionOf(undefined))).toBe('unknown');
  expect(guardRoute('member', sessionOf(undefined))).toBeUndefined();
  expect(isAgent(sessionOf(undefined))).toBe(false);
});
