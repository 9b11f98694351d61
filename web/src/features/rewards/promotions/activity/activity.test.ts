import type { PromotionCard } from '@lanna/contract/rewards/promotions/promotions';
import { expect, test } from 'vitest';
import { type Activity, afterEnd, membersActivity, phaseNow, visitorsActivity } from './activity.ts';

const at = (text: string) => Date.parse(`2026-11-22T${text}Z`);
const OPEN = {
  kind: 'application',
  phase: 'open',
  startsAt: '2026-11-22T10:00:00Z',
  endsAt: '2026-11-22T12:00:00Z',
  applicationsMax: 1,
} as const satisfies Partial<PromotionCard>;

test.each([
  ['application', 'open', 'join'],
  ['claim', 'open', 'claim'],
  ['notice', 'open', null],
  ['application', 'coming_soon', 'coming_soon'],
  ['claim', 'closed', 'closed'],
  ['notice', 'closed', 'closed'],
] as const)('to a visitor a promotion of kind %s that is %s shows the state %s', (kind, phase, state) => {
  expect(visitorsActivity({ ...OPEN, kind, phase }).state).toBe(state);
});

test('a promotion that is not for the member says so instead of offering anything', () => {
  expect(membersActivity(OPEN, undefined)).toMatchObject({ state: null, obstacle: 'not_for_you' });
  expect(membersActivity({ ...OPEN, phase: 'closed' }, undefined).state).toBe('closed');
});

test('a promotion that was read before its end is over from its end on, and one announced begins', () => {
  const seen = (nowMs: number) => phaseNow(OPEN, { fetchedAtMs: at('11:00:00'), nowMs });
  expect([seen(at('11:59:59')), seen(at('12:00:00'))]).toEqual(['open', 'closed']);
  const soon = { ...OPEN, phase: 'coming_soon' } as const;
  const then = (nowMs: number) => phaseNow(soon, { fetchedAtMs: at('09:00:00'), nowMs });
  expect([then(at('09:59:59')), then(at('10:00:00'))]).toEqual(['coming_soon', 'open']);
});

test('a clock that is fast, or not known yet, does not end what the server says is open', () => {
  expect(phaseNow(OPEN, { fetchedAtMs: at('15:00:00'), nowMs: at('15:00:01') })).toBe('open');
  expect(phaseNow(OPEN, { fetchedAtMs: at('11:00:00'), nowMs: undefined })).toBe('open');
});

test('after the end nothing can be begun, and what waits for an answer goes on waiting', () => {
  const of = (state: Activity['state']): Activity => ({ state, obstacle: null, nextAt: null, latest: null });
  const kept = (state: Activity['state']) => afterEnd(of(state), { kind: 'application' }).state;
  expect(kept('join')).toBe('closed');
  expect(kept('claim')).toBe('closed');
  expect(kept('processing')).toBe('processing');
  expect(kept('issued')).toBe('issued');
  // A raffle is drawn once it has ended: what was won waits for its press.
  expect(afterEnd(of('claim'), { kind: 'raffle' }).state).toBe('claim');
  expect(afterEnd(of(null), { kind: 'raffle' }).state).toBe('closed');
});
