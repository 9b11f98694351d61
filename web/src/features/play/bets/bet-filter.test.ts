import { expect, test } from 'vitest';
import {
  betFilter,
  betQuery,
  choicesMade,
  intoPlaySession,
  isNarrowed,
  NO_PLAY_SESSION,
  playSessionOf,
  WIDE,
} from './bet-filter.ts';

const BANGKOK = 'Asia/Bangkok';
const TODAY = '2026-11-21';
const { opening } = betFilter;

test('a day of the filter is a day of the brand, and ends where the next begins', () => {
  const { from, to } = betQuery({ ...opening, period: 'today' }, TODAY, BANGKOK);
  expect([from, to]).toEqual(['2026-11-20T17:00:00.000Z', '2026-11-21T17:00:00.000Z']);
});

test('a day is as long as the zone makes it', () => {
  const spring = betQuery({ ...opening, period: 'today' }, '2026-03-29', 'Europe/Berlin');
  expect(Date.parse(spring.to) - Date.parse(spring.from)).toBe(23 * 3_600_000);
});

test('filters that are not chosen are not sent', () => {
  expect(betQuery(opening, TODAY, BANGKOK)).toMatchObject({
    category: undefined,
    vendor: undefined,
    game: undefined,
    status: undefined,
  });
  expect(isNarrowed(opening)).toBe(false);
  expect(isNarrowed({ ...opening, status: 'won' })).toBe(true);
});

test('what the record opens with counts as no choice', () => {
  expect(choicesMade(opening)).toBe(0);
  expect(choicesMade({ ...opening, period: 'month', vendor: 'PG', status: 'even' })).toBe(3);
  expect(choicesMade({ ...opening, ...WIDE })).toBe(0);
});

test('a play session is asked for by its game and its moments, whatever the days say', () => {
  const playSession = {
    vendor: 'HUBX',
    gameCode: 'fish/2',
    from: '2026-11-20T01:00:00.000Z',
    to: '2026-11-20T02:00:00.999Z',
  };
  const filter = { ...opening, period: 'today', ...intoPlaySession(playSession) } as const;
  expect(betQuery(filter, TODAY, BANGKOK)).toMatchObject({
    vendor: 'HUBX',
    game: 'fish/2',
    from: '2026-11-20T01:00:00.000Z',
    to: '2026-11-20T02:00:01.000Z',
  });
  expect(betFilter.read(betFilter.write('?centre=member&page=personalHistoryCopy', filter))).toEqual(filter);
  expect(playSessionOf({ ...filter, ...NO_PLAY_SESSION })).toBeUndefined();
});

test.each(['HUBX', '/code', 'HUBX/'])('half a play session is none: %s', (game) => {
  const moments = { since: '2026-11-20T01:00:00.000Z', until: '2026-11-20T02:00:00.000Z' };
  expect(playSessionOf({ ...opening, ...moments, game })).toBeUndefined();
  expect(playSessionOf({ ...opening, ...moments, until: '', game: 'HUBX/fish' })).toBeUndefined();
});
