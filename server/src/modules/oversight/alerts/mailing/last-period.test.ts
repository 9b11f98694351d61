import { expect, test } from 'vitest';
import { lastPeriod, type MailEvery } from './last-period.ts';

const at = (every: MailEvery, moment: string) => {
  const {
    from,
    to,
    at: due,
  } = lastPeriod(every, {
    timeZone: 'Asia/Bangkok',
    atMinute: 8 * 60,
    now: new Date(moment),
  });
  return `${from} ${to} ${due.toISOString()}`;
};

test('a report is of the days that are over on the brand’s clock, from its time of the day on', () => {
  // Tuesday, the first of December: 07:59 and 08:00 in Bangkok.
  expect(at('day', '2026-12-01T00:59:00Z')).toBe('2026-11-29 2026-11-29 2026-11-30T01:00:00.000Z');
  expect(at('day', '2026-12-01T01:00:00Z')).toBe('2026-11-30 2026-11-30 2026-12-01T01:00:00.000Z');
  expect(at('week', '2026-12-01T01:00:00Z')).toBe('2026-11-23 2026-11-29 2026-11-30T01:00:00.000Z');
  expect(at('month', '2026-12-01T00:59:00Z')).toBe('2026-10-01 2026-10-31 2026-11-01T01:00:00.000Z');
  expect(at('month', '2026-12-01T01:00:00Z')).toBe('2026-11-01 2026-11-30 2026-12-01T01:00:00.000Z');
});
