import { expect, test } from 'vitest';
import type { Judgement } from './component-state.ts';
import { follow, type Status } from './follow-component.ts';

const BEGAN = Date.parse('2026-11-22T08:00:00Z');
const at = (minute: number) => new Date(BEGAN + minute * 60_000);

/** Measures once a minute, and says what opened and closed at which minute. */
function followed(judgements: readonly Judgement[]) {
  let status: Status | undefined;
  const notified: string[] = [];
  for (const [minute, judgement] of judgements.entries()) {
    const step = follow(status, judgement, at(minute));
    status = step.status;
    const since = (moment: Date) => (moment.getTime() - BEGAN) / 60_000;
    if (step.opens) notified.push(`${minute}: opens, off since ${since(step.opens)}`);
    if (step.closes) notified.push(`${minute}: closes, back since ${since(step.closes)}`);
  }
  return { told: notified, current: status };
}
const minutes = (count: number, judgement: Judgement) =>
  Array.from({ length: count }, (): Judgement => judgement);

test('a hiccup of two minutes is no incident, three minutes are one, which began with the first', () => {
  expect(followed(['works', ...minutes(3, 'down'), 'works', 'works']).told).toEqual([]);
  expect(followed(['works', ...minutes(4, 'down')]).told).toEqual(['4: opens, off since 1']);
});

test('an incident ends after five minutes of working, and not by a short one in between', () => {
  const path: Judgement[] = [
    ...minutes(5, 'disturbed'),
    ...minutes(4, 'works'),
    'slow',
    ...minutes(7, 'works'),
  ];
  expect(followed(path).told).toEqual(['3: opens, off since 0', '15: closes, back since 10']);
});

test('an incident that gets better and worse is one incident', () => {
  expect(
    followed([...minutes(4, 'down'), ...minutes(3, 'slow'), ...minutes(3, 'stopped')]).told,
  ).toHaveLength(1);
});

test('with too few cases the last judgement stands for an hour, and an incident with it', () => {
  const { current: status, told: notified } = followed([...minutes(5, 'down'), ...minutes(58, null)]);
  expect(status?.state).toBe('down');
  expect(notified).toEqual(['3: opens, off since 0']);
  expect(followed([...minutes(5, 'down'), ...minutes(70, null)]).told).toHaveLength(2);
});

test('what an operator has let go again is measured anew, not held for stopped', () => {
  expect(followed(['stopped', null]).current?.state).toBe('works');
});

test('a measurement that comes late neither opens nor closes anything by the gap alone', () => {
  const first = follow(undefined, 'works', at(0));
  const late = follow(first.status, 'down', at(600));
  expect(late).toMatchObject({ opens: null, status: { offSince: at(600) } });
});
