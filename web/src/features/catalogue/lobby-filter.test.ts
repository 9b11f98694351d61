import { expect, test } from 'vitest';
import { addressOf, choicesMade, EVERYTHING, gameQuery, readFilter } from './lobby-filter.ts';

test('an address says all that is filtered and reads back the same', () => {
  const filter = readFilter({
    page: 'LANNA',
    q: 'โคม ทอง',
    feature: 'free-spins',
    volatility: 'high',
    rtp: '96',
    bet: '5',
    only: 'recent',
    sort: 'rtp',
  });
  const { searchParams } = new URL(addressOf(filter), 'http://site');
  expect(searchParams.get('page')).toBe('LANNA');
  expect(searchParams.get('q')).toBe('โคม ทอง');
  expect(readFilter(Object.fromEntries(searchParams))).toEqual(filter);
});

test('without filters the address has no query', () => {
  expect(addressOf(EVERYTHING)).toBe('/rng');
  expect(addressOf(readFilter({ sort: 'popular' }))).toBe('/rng');
});

test('invalid filters in an address are ignored', () => {
  expect(readFilter({ sort: 'luck', rtp: '200', volatility: '', only: 'all', dialog: 'login' })).toEqual(
    EVERYTHING,
  );
});

test('a search is no longer than the server takes', () => {
  expect(readFilter({ q: ` ${'ก'.repeat(100)} ` }).text).toHaveLength(60);
  expect(readFilter({ q: '   ' }).text).toBeUndefined();
});

test('the list is asked for slots, with what was chosen and nothing else', () => {
  expect(gameQuery(readFilter({ q: 'naga', rtp: '95' }))).toEqual({
    clientType: 3,
    platform: 'html5-desktop',
    gameType: 'RNG',
    gameName: 'naga',
    minRtp: 95,
    sort: 'popular',
  });
});

test('the button counts only the filters in its panel', () => {
  expect(choicesMade(readFilter({ page: 'LANNA', q: 'x', only: 'recent', rtp: '95', bet: '1' }))).toEqual([
    'leastReturn',
    'minBet',
  ]);
});
