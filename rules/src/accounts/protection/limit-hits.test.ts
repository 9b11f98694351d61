import { expect, test } from 'vitest';
import { type PeriodLimits, wasLimitHit } from './limit-hits.ts';

const NONE: PeriodLimits = { day: null, week: null, month: null };
const SINCE = '2026-10-16';
const on = (day: string, amount: bigint) => ({ day, amount });

test.each<[string, PeriodLimits, { day: string; amount: bigint }[], boolean]>([
  ['no limit', NONE, [on('2026-11-01', 1000n)], false],
  ['nothing counted, and a limit of nothing', { ...NONE, day: 0n }, [], false],
  ['anything where nothing is allowed', { ...NONE, day: 0n }, [on('2026-11-01', 1n)], true],
  ['less than nine tenths of a day', { ...NONE, day: 100n }, [on('2026-11-01', 89n)], false],
  ['nine tenths of a day', { ...NONE, day: 100n }, [on('2026-11-01', 90n)], true],
  ['two days are no day', { ...NONE, day: 100n }, [on('2026-11-01', 60n), on('2026-11-02', 60n)], false],
  ['a day before', { ...NONE, day: 100n }, [on('2026-10-15', 100n)], false],
  [
    'Monday and Sunday are a week',
    { ...NONE, week: 100n },
    [on('2026-10-26', 50n), on('2026-11-01', 50n)],
    true,
  ],
  [
    'Sunday and Monday are two',
    { ...NONE, week: 100n },
    [on('2026-11-01', 50n), on('2026-11-02', 50n)],
    false,
  ],
  ['a week that ended the day before', { ...NONE, week: 100n }, [on('2026-10-11', 100n)], false],
  ['the first of a month that still ran', { ...NONE, month: 100n }, [on('2026-10-01', 100n)], true],
  ['a month that had ended', { ...NONE, month: 100n }, [on('2026-09-30', 100n)], false],
  [
    'what was won takes it back',
    { ...NONE, week: 100n },
    [on('2026-10-27', 95n), on('2026-10-28', -50n)],
    false,
  ],
])('a limit was hit lately or not: %s', (_, limits, days, hit) => {
  expect(wasLimitHit(days, limits, SINCE)).toBe(hit);
});
