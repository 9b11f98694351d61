import { expect, test } from 'vitest';
import { evaluatedApart } from '../evaluated-apart.fixture.ts';
import { FOOTBALL, footballOutcome, isFootballMarket } from './football.ts';
import type { MatchResult } from './market.ts';

const UP_TO_SIX = [0, 1, 2, 3, 4, 5, 6];
const GOALS = ['home', 'away', 'none'] as const;

/** Half and full scores up to 6–6, who scored first and last turning by themselves: markets of one do not read the other. */
const MATCHES = UP_TO_SIX.flatMap((h) =>
  UP_TO_SIX.flatMap((a) =>
    [0, 1, 2].map((part) => {
      const [h1, a1] = [Math.min(h, part), Math.min(a, 2 - part)];
      const [first, last] = [GOALS[(h + part) % 3], GOALS[(a + part) % 3]] as const;
      return { h, a, h1, a1, first: first ?? 'none', last: last ?? 'none' };
    }),
  ),
);

test.each(FOOTBALL)('$kind comes to what an evaluator that shares no code comes to', (kind) => {
  const lines =
    kind.lines === 'none'
      ? [null]
      : Array.from({ length: 41 }, (_, at) => at - 20).filter((at) => kind.lines === 'handicap' || at > 0);
  let compared = 0;
  for (const { h, a, h1, a1, first, last } of MATCHES) {
    const counted = { half: { home: h1, away: a1 }, full: { home: h, away: a } };
    // Of what a kind does not count, other numbers: taking them by mistake shows.
    const others = { half: { home: a1 + 1, away: h1 }, full: { home: a + 2, away: h } };
    const result: MatchResult = {
      goals: /^(corners|cards)_/.test(kind.kind) ? others : counted,
      ...{ firstGoal: first, lastGoal: last },
      corners: kind.kind.startsWith('corners') ? counted : others,
      cards: kind.kind.startsWith('cards') ? counted : others,
    };
    for (const period of kind.periods)
      for (const line of lines)
        for (const selection of kind.selections) {
          const score = period === 'full' ? { h, a } : { h: h1, a: a1 };
          const apart = evaluatedApart(kind.kind, selection, line ?? 0, { ...score, h1, a1, first, last });
          const ours = footballOutcome({ kind: kind.kind, period, line }, selection, result);
          if (ours !== apart)
            expect.fail(`${kind.kind} ${line} ${selection} ${h}-${a}: ${ours}, apart ${apart}`);
          compared += 1;
        }
  }
  expect(compared).toBeGreaterThanOrEqual(MATCHES.length * kind.selections.length);
});

test('of markets without pushes and lines, selections won together are one, and two of a double chance', () => {
  const plain = FOOTBALL.filter(({ lines, kind }) => lines === 'none' && kind !== 'draw_no_bet');
  for (const { h, a, h1, a1, first, last } of MATCHES)
    for (const { kind, selections } of plain) {
      const result: MatchResult = {
        goals: { half: { home: h1, away: a1 }, full: { home: h, away: a } },
        ...{ firstGoal: first, lastGoal: last, corners: null, cards: null },
      };
      const won = selections.filter(
        (pick) => footballOutcome({ kind, period: 'full', line: null }, pick, result) === 'won',
      );
      expect([kind, won.length]).toEqual([kind, kind === 'double_chance' ? 2 : 1]);
    }
});

test('a result that lacks what a market needs settles nothing', () => {
  const empty: MatchResult = {
    goals: { half: null, full: { home: 1, away: 0 } },
    ...{ firstGoal: null, lastGoal: null, corners: null, cards: null },
  };
  const of = (kind: string, period: 'full' | 'half', line: number | null, pick: string) =>
    footballOutcome({ kind, period, line }, pick, empty);
  expect(of('result', 'full', null, 'home')).toBe('won');
  expect(of('result', 'half', null, 'home')).toBeUndefined();
  expect(of('half_full', 'full', null, 'home_home')).toBeUndefined();
  expect(of('first_team', 'full', null, 'home')).toBeUndefined();
  expect(of('corners_totals', 'full', 36, 'over')).toBeUndefined();
  expect(of('cards_handicap', 'half', 0, 'home')).toBeUndefined();
});

test.each([
  ['unknown', { kind: 'throw_ins', period: 'full', line: null }],
  ['a period it does not have', { kind: 'half_full', period: 'half', line: null }],
  ['a line where it has none', { kind: 'result', period: 'full', line: 2 }],
  ['no line where it has one', { kind: 'handicap', period: 'full', line: null }],
  ['a total below nothing', { kind: 'totals', period: 'full', line: -2 }],
  ['a line that is no quarter', { kind: 'totals', period: 'full', line: 2.5 }],
  ['a line beyond all', { kind: 'handicap', period: 'full', line: 81 }],
] as const)('%s is no market of football', (_, market) => {
  expect(isFootballMarket(market)).toBe(false);
  expect(() => footballOutcome(market, 'home', MATCH)).toThrow();
});

const MATCH: MatchResult = {
  goals: { half: { home: 0, away: 0 }, full: { home: 0, away: 0 } },
  ...{ firstGoal: 'none', lastGoal: 'none', corners: null, cards: null },
};
