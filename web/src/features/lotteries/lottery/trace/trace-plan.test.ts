import { expect, test } from 'vitest';
import { multiplesOf, NO_TRACE, timesOver } from './trace-plan.ts';

const PLAN = { ...NO_TRACE, isOn: true, draws: 6 };

test('a slip that follows no draws is bought once', () => {
  expect(multiplesOf({ ...PLAN, isOn: false })).toEqual([1]);
});

test('the same multiple on every draw', () => {
  const multiples = multiplesOf({ ...PLAN, multiple: 3 });
  expect(multiples).toEqual([3, 3, 3, 3, 3, 3]);
  expect(timesOver(multiples)).toBe(18);
});

test('doubling goes on after so many draws, and stops at the largest multiple there is', () => {
  expect(multiplesOf({ ...PLAN, kind: 'doubling' })).toEqual([1, 2, 4, 8, 16, 32]);
  expect(multiplesOf({ ...PLAN, kind: 'doubling', everyDraws: 2, multiple: 5 })).toEqual([
    5, 5, 10, 10, 20, 20,
  ]);
  const long = multiplesOf({ ...PLAN, kind: 'doubling', draws: 200 });
  expect(long).toHaveLength(200);
  expect(long.at(-1)).toBe(100_000);
});

test('what is typed for one draw goes before the plan', () => {
  expect(multiplesOf({ ...PLAN, own: { 2: 9 } })).toEqual([1, 1, 9, 1, 1, 1]);
});

test('there are no more draws than a slip may be on', () => {
  expect(multiplesOf({ ...PLAN, draws: 10_000 })).toHaveLength(200);
});
