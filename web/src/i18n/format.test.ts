import { expect, test } from 'vitest';
import { displayCount, displayDate, displayDateTime, HOURS_AHEAD, shiftDay, startOfDay } from './format.ts';

const BANGKOK = 'Asia/Bangkok';

test('a moment is written in the clock of the brand, not of the browser', () => {
  expect(displayDateTime('2026-11-20T18:30:05Z', BANGKOK)).toBe('2026-11-21 01:30:05');
  expect(displayDate('2026-11-20T16:59:59Z', BANGKOK)).toBe('2026-11-20');
});

test.each(Object.keys(HOURS_AHEAD))(
  'what is written by hand of %s is what the zone’s own rules say, from 1990 to 2090',
  (timeZone) => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    // Nine days and some, so that all hours and days come up.
    for (let at = Date.UTC(1990, 0, 1); at < Date.UTC(2090, 0, 1); at += 786_240_061)
      expect(displayDateTime(at, timeZone)).toBe(clock.format(at));
  },
);

test('midnight is hour 00', () => {
  expect(displayDateTime('2026-11-20T17:00:00Z', BANGKOK)).toBe('2026-11-21 00:00:00');
});

test('a day begins at midnight of the brand', () => {
  expect(startOfDay('2026-11-21', BANGKOK)).toBe('2026-11-20T17:00:00.000Z');
  expect(startOfDay('2026-11-21', 'America/Sao_Paulo')).toBe('2026-11-21T03:00:00.000Z');
});

test('days are counted over the ends of months and years', () => {
  expect(shiftDay('2026-03-01', -1)).toBe('2026-02-28');
  expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01');
});

test('counts carry thousand separators', () => {
  expect(displayCount(1234567)).toBe('1,234,567');
});
