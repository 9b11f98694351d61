import { describe, expect, test } from 'vitest';
import {
  ACTIVITY_MOVES,
  ACTIVITY_STATES,
  isOpen,
  KEPT_STATES,
  mayDecide,
  mayMove,
  OPEN_STATES,
} from './activity.ts';
import { type ActivityFacts, showActivity } from './show-activity.ts';

const facts = (options: Partial<ActivityFacts> = {}): ActivityFacts => ({
  kind: 'application',
  phase: 'open',
  applicationsMax: 2,
  applications: 0,
  latest: null,
  budget: 'enough',
  ...options,
});

describe('the table of moves', () => {
  test('every state can be reached from what is announced', () => {
    const reached = new Set<string>(['coming_soon']);
    for (const state of reached)
      for (const next of ACTIVITY_MOVES[state as keyof typeof ACTIVITY_MOVES]) reached.add(next);
    expect([...reached].sort()).toEqual([...ACTIVITY_STATES].sort());
  });

  test('nothing is paid twice or taken back: what was decided is not moved', () => {
    for (const from of ['issued', 'claimed', 'rejected', 'closed'] as const)
      for (const to of KEPT_STATES) expect(mayDecide(from, to), `${from} to ${to}`).toBe(false);
    expect(ACTIVITY_STATES.filter((from) => mayMove(from, 'issued'))).toEqual([
      'processing',
      'joined',
      'signed',
    ]);
    expect(ACTIVITY_STATES.filter((from) => mayMove(from, 'claimed'))).toEqual(['claim']);
  });

  test('no state leads to itself', () => {
    for (const state of ACTIVITY_STATES) expect(mayMove(state, state)).toBe(false);
  });

  test('what is open is what an operator has yet to decide about', () => {
    expect(KEPT_STATES.filter(isOpen)).toEqual([...OPEN_STATES]);
  });
});

describe('what a promotion is to a member', () => {
  test.each([
    ['announced', facts({ phase: 'coming_soon' }), 'coming_soon'],
    ['open to apply for', facts(), 'join'],
    ['open to claim', facts({ kind: 'claim' }), 'claim'],
    ['claimed', facts({ kind: 'claim', applications: 1, latest: 'claimed' }), 'claimed'],
    ['claimed on another day', facts({ kind: 'claim', latest: 'claimed' }), 'claim'],
    ['rejected, with one application left', facts({ applications: 1, latest: 'rejected' }), 'join'],
    ['rejected for the last time', facts({ applications: 2, latest: 'rejected' }), 'rejected'],
    ['paid, and over', facts({ phase: 'closed', applications: 1, latest: 'issued' }), 'issued'],
    ['over', facts({ phase: 'closed' }), 'closed'],
    ['a notice that runs', facts({ kind: 'notice' }), null],
    ['a notice that is over', facts({ kind: 'notice', phase: 'closed' }), 'closed'],
  ] as const)('%s', (_, given, state) => {
    expect(showActivity(given).state).toBe(state);
  });

  test.each(OPEN_STATES)('an application that is %s stays so when the promotion has ended', (latest) => {
    expect(showActivity(facts({ phase: 'closed', applications: 1, latest }))).toEqual({
      state: latest,
      obstacle: null,
    });
  });

  test('a claim whose money is given away says so', () => {
    expect(showActivity(facts({ kind: 'claim', budget: 'spent' }))).toEqual({
      state: 'closed',
      obstacle: 'budget_spent',
    });
    expect(showActivity(facts({ kind: 'claim', budget: 'spent_today' })).obstacle).toBe('budget_spent_today');
    expect(showActivity(facts({ applications: 2, latest: 'issued' })).obstacle).toBe('applications_used');
  });
});
