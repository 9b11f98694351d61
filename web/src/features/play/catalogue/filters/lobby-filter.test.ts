import { expect, test } from 'vitest';
import { LOBBIES, type LobbyName } from '../pages/lobbies.ts';
import { addressOf, choicesMade, everything, gameQuery, readFilter } from './lobby-filter.ts';

test('an address says all that is filtered and reads back the same', () => {
  const filter = readFilter('rng', {
    page: 'LANNA',
    q: 'โคม ทอง',
    class: 'fan-tan',
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
  expect(readFilter('rng', Object.fromEntries(searchParams))).toEqual(filter);
});

test('without filters the address has no query', () => {
  expect(addressOf(everything('rng'))).toBe('/rng');
  expect(addressOf(readFilter('rng', { sort: 'popular' }))).toBe('/rng');
});

test('invalid filters in an address are ignored', () => {
  expect(
    readFilter('rng', { sort: 'luck', rtp: '200', volatility: '', only: 'all', dialog: 'login' }),
  ).toEqual(everything('rng'));
});

test('a search is no longer than the server takes', () => {
  expect(readFilter('rng', { q: ` ${'ก'.repeat(100)} ` }).text).toHaveLength(60);
  expect(readFilter('rng', { q: '   ' }).text).toBeUndefined();
});

test('the list is asked for slots, with what was chosen and nothing else', () => {
  expect(gameQuery(readFilter('rng', { q: 'naga', rtp: '95' }))).toEqual({
    clientType: 3,
    platform: 'html5-desktop',
    gameType: 'RNG',
    gameName: 'naga',
    minRtp: 95,
    sort: 'popular',
  });
});

test('the button counts only the filters in its panel', () => {
  expect(
    choicesMade(readFilter('rng', { page: 'LANNA', q: 'x', only: 'recent', rtp: '95', bet: '1' })),
  ).toEqual(['leastReturn', 'minBet']);
});

test('every page of games keeps its filter at its own address', () => {
  for (const lobby of Object.keys(LOBBIES) as LobbyName[]) {
    expect(addressOf(everything(lobby))).toBe(LOBBIES[lobby].path);
    expect(addressOf(readFilter(lobby, { page: 'RIVER', only: 'demo' }))).toBe(
      `${LOBBIES[lobby].path}?page=RIVER&only=demo`,
    );
  }
});

test('a page asks for its own games: those of a category, or vendors of a kind of wallet', () => {
  const asked = (lobby: LobbyName) => {
    const { gameType, lotteryKind, accountType } = gameQuery(everything(lobby)) ?? {};
    return [gameType, lotteryKind, accountType];
  };
  expect(asked('live')).toEqual(['LIVE', undefined, undefined]);
  expect(asked('seamless')).toEqual([undefined, undefined, 'SEAMLESS']);
});
