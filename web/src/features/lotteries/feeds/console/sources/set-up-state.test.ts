import type { DrawGameRow } from '@lanna/contract/lotteries/draws/ops';
import type { FedGameRow } from '@lanna/contract/lotteries/feeds/feed-ops';
import { expect, test } from 'vitest';
import { FED_CODES } from '../draws/game-codes.ts';
import { codesOf, LOTTERY_GROUPS } from './lottery-groups.ts';
import { groupState } from './set-up-state.ts';

const game = (code: string, { typed = false, feeds = [] as string[] } = {}): FedGameRow => ({
  ...{ code, typed, feeds, oneIsEnough: false, patienceMinutes: 120, version: 1 },
  isSourced: typed || feeds.length > 0,
});
// What the state is worked out from.
const schedule = (code: string, enabled: boolean) => ({ code, enabled }) as DrawGameRow;

test('every lottery of others is in one group, and Hanoi is set up with the northern draw', () => {
  expect(LOTTERY_GROUPS.flatMap((group) => codesOf(group).all).sort()).toEqual([...FED_CODES].sort());
  expect(codesOf('north')).toEqual({ all: ['VN_NORTH', 'HANOI'], said: ['VN_NORTH'] });
  expect(codesOf('neighbours').all).toEqual(['LAO', 'MALAYSIA']);
});

test('a group that is switched on without a source takes no bets', () => {
  const on = ['LAO', 'MALAYSIA'].map((code) => schedule(code, true));
  const of = (...games: FedGameRow[]) => groupState('neighbours', games, on);
  expect(of(game('LAO'), game('MALAYSIA'))).toMatchObject({
    way: undefined,
    open: 0,
    unsourced: 2,
    isFed: false,
  });
  expect(of(game('LAO', { typed: true }), game('MALAYSIA'))).toMatchObject({
    way: undefined,
    open: 1,
    unsourced: 1,
  });
  const fed = game('MALAYSIA', { feeds: ['A'] });
  expect(of(game('LAO', { feeds: ['A'] }), fed)).toMatchObject({
    way: 'feed',
    open: 2,
    unsourced: 0,
    isFed: true,
  });
  expect(of(game('LAO', { typed: true }), { ...fed, typed: true })).toMatchObject({ way: 'typed', open: 2 });
});

test('a group that is switched off is off, whatever brings its results', () => {
  expect(groupState('thai', [game('THAI', { feeds: ['A'] })], [schedule('THAI', false)])).toMatchObject({
    ...{ way: 'off', open: 0, unsourced: 0 },
  });
});
