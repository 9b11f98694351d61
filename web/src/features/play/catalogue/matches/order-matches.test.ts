import { expect, test } from 'vitest';
import { firstOf, type LobbyMatches, matchGroups, stateOf } from './order-matches.ts';

type Entry = LobbyMatches['vendors'][number]['entries'][number];
const match = (code: string, startsAt: string, parts: Partial<Entry> = {}): Entry => ({
  ...{ code, game: 'book', competition: 'Cup', home: 'A', away: 'B', startsAt, status: 'open' },
  ...{ virtual: false, markets: 3, place: `p=${code}`, gameId: 'g', available: true, demo: true },
  ...parts,
});
const matches: LobbyMatches = {
  vendors: [
    {
      ...{ vendor: 'SANAM', saidAt: '2026-11-29T10:00:00Z' },
      entries: [
        match('v', '2026-11-29T10:02:00Z', { virtual: true, competition: 'Model' }),
        match('b', '2026-11-29T14:00:00Z', { competition: 'League' }),
        match('gone', '2026-11-29T11:00:00Z', { gameId: null }),
        match('shut', '2026-11-29T11:00:00Z', { available: false }),
      ],
    },
    {
      ...{ vendor: 'OTHER', saidAt: '2026-11-29T10:00:00Z' },
      entries: [
        match('a', '2026-11-29T12:00:00Z'),
        match('c', '2026-11-29T15:00:00Z', { competition: 'League' }),
      ],
    },
  ],
};
const codes = (order: 'time' | 'league', shown = 99) =>
  firstOf(matchGroups(matches, order), shown).map(({ league, matches: group }) => [
    league,
    group.map(({ code }) => code).join(' '),
  ]);

test('matches of all vendors stand by the time they begin, without those that cannot be opened', () => {
  expect(codes('time')).toEqual([[undefined, 'v a b c']]);
  expect(codes('time', 3)).toEqual([[undefined, 'v a b']]);
  expect(matchGroups({ vendors: [] }, 'time')).toEqual([]);
});

test('by league each has its own, those of people before what a model draws', () => {
  expect(codes('league')).toEqual([
    ['Cup', 'a'],
    ['League', 'b c'],
    ['Model', 'v'],
  ]);
  expect(codes('league', 2)).toEqual([
    ['Cup', 'a'],
    ['League', 'b'],
  ]);
});

test('from kick-off on a match takes no bets, whatever was said of it before', () => {
  const at = Date.parse('2026-11-29T12:00:00Z');
  const of = match('a', '2026-11-29T12:00:00Z');
  expect(stateOf(of, at - 1)).toBe('open');
  expect(stateOf({ ...of, status: 'suspended' }, at - 1)).toBe('suspended');
  expect(stateOf(of, at)).toBe('live');
  expect(stateOf(of, undefined)).toBe('open');
});
