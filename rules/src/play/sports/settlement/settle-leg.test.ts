import { expect, test } from 'vitest';
import type { Market, MatchResult } from '../markets/market.ts';
import { isDecided, type StoppedMatch } from './decided.ts';
import { RULE_OF_SETTLEMENT } from './rule-lines.ts';
import { type FixtureEnd, SETTLED_BY, settleLeg } from './settle-leg.ts';

const market = (kind: string, line: number | null = null, period: 'full' | 'half' = 'full'): Market => ({
  ...{ kind, period, line },
});
const unknown = { firstGoal: null, lastGoal: null, corners: null, cards: null };
const finished: FixtureEnd = {
  state: 'finished',
  result: { goals: { half: { home: 0, away: 0 }, full: { home: 2, away: 1 } }, ...unknown },
};
/** Stopped in the second half at 2–1, home first. */
const stopped: StoppedMatch = {
  result: {
    goals: { half: { home: 1, away: 0 }, full: null },
    ...({ firstGoal: 'home', lastGoal: null, corners: null, cards: null } satisfies Partial<MatchResult>),
  },
  goals: { home: 2, away: 1 },
  ...{ corners: { home: 5, away: 4 }, cards: null },
};
const inFirstHalf: StoppedMatch = {
  ...stopped,
  result: { ...stopped.result, goals: { half: null, full: null } },
};

const leg = { market: market('result'), selection: 'home', acceptedAt: 1000, startedAt: 2000 };

test('a bet taken when or after the match really began is void', () => {
  expect(settleLeg(leg, finished)).toEqual({ outcome: 'won', by: 'result' });
  expect(settleLeg({ ...leg, acceptedAt: 1999 }, finished)?.outcome).toBe('won');
  expect(settleLeg({ ...leg, acceptedAt: 2000 }, finished)).toEqual({
    outcome: 'void',
    by: 'after_kick_off',
  });
});

test.each(['not_played', 'exchanged'] as const)('%s: void', (state) => {
  expect(settleLeg(leg, { state })).toEqual({ outcome: 'void', by: state });
});

test('a cancelled span of time voids what was taken within it and nothing else', () => {
  const cancelled = [{ from: 500, until: 1000 }];
  expect(settleLeg({ ...leg, cancelled }, finished)?.outcome).toBe('won');
  expect(settleLeg({ ...leg, cancelled, acceptedAt: 999 }, finished)).toEqual({
    ...{ outcome: 'void', by: 'cancelled_price' },
  });
});

test.each([
  ['over what was reached', market('totals', 10), 'over', 'won'],
  ['under what was reached', market('totals', 10), 'under', 'lost'],
  ['a quarter line below it', market('totals', 9), 'over', 'won'],
  ['a quarter line on it', market('totals', 11), 'over', 'void'],
  ['a line it is on', market('totals', 12), 'over', 'void'],
  ['the winner', market('result'), 'home', 'void'],
  ['the winner of the half', market('result', null, 'half'), 'home', 'won'],
  ['both score', market('both_score'), 'yes', 'won'],
  ['clean sheet of home', market('clean_sheet_home'), 'no', 'won'],
  ['first to score', market('first_team'), 'away', 'lost'],
  ['last to score', market('last_team'), 'home', 'void'],
  ['half and full time', market('half_full'), 'home_home', 'void'],
  ['a score that cannot come any more', market('correct_score'), '0_0', 'void'],
  ['corners beyond their line', market('corners_totals', 34), 'over', 'won'],
  ['goals of home', market('team_totals_home', 6), 'over', 'won'],
] as const)('stopped for good at 2–1: %s', (_, of, selection, outcome) => {
  const settled = settleLeg({ ...leg, market: of, selection }, { state: 'stopped', stopped });
  expect(settled).toEqual({ outcome, by: outcome === 'void' ? 'not_decided' : 'decided_before_stop' });
});

test('an unfinished first half decides nothing of the half but what cannot change', () => {
  expect(isDecided(market('result', null, 'half'), inFirstHalf)).toBe(false);
  expect(isDecided(market('totals', 10, 'half'), inFirstHalf)).toBe(true);
  expect(isDecided(market('totals', 14, 'half'), inFirstHalf)).toBe(false);
});

test('without goals nothing is decided', () => {
  const none = { ...stopped, goals: { home: 0, away: 0 } };
  for (const kind of ['first_team', 'last_team', 'both_score', 'odd_even', 'correct_score'])
    expect([kind, isDecided(market(kind), none)]).toEqual([kind, false]);
});

test('every way a leg is settled stands under a line of the rules', () => {
  expect(Object.keys(RULE_OF_SETTLEMENT).toSorted()).toEqual([...SETTLED_BY].toSorted());
});

test('a ranking settles outrights alone, and no score does', () => {
  const ranked: FixtureEnd = { state: 'ranked', outright: { places: { a: 1 }, nonStarters: ['b'] } };
  const outright = { market: market('outright'), acceptedAt: 1000, startedAt: null };
  expect(settleLeg({ ...outright, selection: 'a' }, ranked)).toEqual({ outcome: 'won', by: 'result' });
  expect(settleLeg({ ...outright, selection: 'b' }, ranked)?.outcome).toBe('lost');
  expect(
    settleLeg({ ...outright, market: market('outright_starters'), selection: 'b' }, ranked)?.outcome,
  ).toBe('void');
  expect(settleLeg(leg, ranked)).toBeUndefined();
  expect(settleLeg({ ...outright, selection: 'a' }, finished)).toBeUndefined();
  expect(settleLeg({ ...outright, selection: 'a' }, { state: 'not_played' })?.outcome).toBe('void');
  const cancelled = [{ from: 0, until: 5000 }];
  expect(settleLeg({ ...outright, selection: 'a', cancelled }, ranked)?.by).toBe('cancelled_price');
});
