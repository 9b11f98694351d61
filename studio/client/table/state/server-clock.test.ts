import { expect, test } from 'vitest';
import { backoffMs } from '../../shared/backoff.ts';
import { createServerClock } from '../../shared/server-clock.ts';
import { phaseOf, secondsLeft } from './phase.ts';

const at = (ms: number) => new Date(ms).toISOString();

test('the frame that took the shortest way counts, whatever the phone’s own clock says', () => {
  let elapsed = 0;
  const clock = createServerClock(() => elapsed);
  elapsed = 900;
  clock.take(at(1_000_000));
  expect(clock.now()).toBe(1_000_000);
  elapsed = 1020;
  clock.take(at(1_000_100));
  expect(clock.now()).toBe(1_000_120);
  elapsed = 2000;
  clock.take(at(1_001_180));
  expect(clock.now()).toBe(1_001_180);
});

test('after a sleep in which the device counted nothing, the next frame puts it right', () => {
  let elapsed = 0;
  const clock = createServerClock(() => elapsed);
  clock.take(at(1_000_000));
  elapsed = 100;
  clock.take(at(1_600_100));
  expect(clock.now()).toBe(1_600_100);
});

test('what is no time changes nothing', () => {
  const clock = createServerClock(() => 0);
  clock.take(at(5000));
  clock.take('yesterday');
  expect(clock.now()).toBe(5000);
});

test('seconds are counted up to the next whole one: the last that is seen is 1', () => {
  expect([3001, 3000, 1, 0, -5].map((left) => secondsLeft(at(10_000 + left), 10_000))).toEqual([
    4, 3, 1, 0, 0,
  ]);
});

test('betting ends by the clock, also where no frame has said so', () => {
  const round = {
    ...{ id: '', number: 1, commitment: '', outcome: null, voidReason: null },
    ...{ state: 'open' as const, opensAt: at(0), closesAt: at(20_000) },
  };
  expect(phaseOf(round, 19_999, false)).toBe('betting');
  expect(phaseOf(round, 20_000, false)).toBe('closed');
  expect(phaseOf({ ...round, state: 'settled' }, 30_000, true)).toBe('revealing');
  expect(phaseOf({ ...round, state: 'settled' }, 30_000, false)).toBe('paid');
  expect(phaseOf(null, 0, false)).toBe('waiting');
});

test('waits double up to ten seconds, and pages do not come back in one moment', () => {
  expect([0, 1, 2, 9].map((attempt) => backoffMs(attempt, () => 1))).toEqual([500, 1000, 2000, 10_000]);
  expect(backoffMs(9, () => 0)).toBe(5000);
});
