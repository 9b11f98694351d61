import { QUIET_HOURS_DEFAULT, type QuietHours } from '@lanna/contract/messaging/web-push/web-push';
import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const BANGKOK = 'Asia/Bangkok';
/** A time of the 22nd on Bangkok's clock. */
const at = (time: string) => new Date(`2026-11-22T${time}:00+07:00`);
const until = (time: string, quiet: QuietHours = QUIET_HOURS_DEFAULT) =>
  quietUntil(quiet, 'promotion', at(time), BANGKOK)?.toISOString() ?? null;
const morning = (day: string) => new Date(`2026-11-${day}T08:00:00+07:00`).toISOString();

test('promotions wait for the morning of the brand’s clock, on either side of midnight', () => {
  expect(until('21:59')).toBeNull();
  expect(until('22:00')).toBe(morning('23'));
  expect(until('23:30')).toBe(morning('23'));
  expect(until('00:00')).toBe(morning('22'));
  expect(until('07:59')).toBe(morning('22'));
  expect(until('08:00')).toBeNull();
});

test('money, safety and what the member asked for are sent at any hour unless the member lets them wait', () => {
  const night = at('03:00');
  for (const kind of ['money', 'security', 'service', 'try'] as const)
    expect(quietUntil(QUIET_HOURS_DEFAULT, kind, night, BANGKOK)).toBeNull();
  const all: QuietHours = { from: '22:00', until: '08:00', kinds: ['money'] };
  expect(quietUntil(all, 'money', night, BANGKOK)?.toISOString()).toBe(morning('22'));
  expect(quietUntil(all, 'promotion', night, BANGKOK)).toBeNull();
});

test('hours within a day end on that day, and none wait where nothing was chosen', () => {
  const siesta: QuietHours = { from: '12:00', until: '14:30', kinds: ['promotion'] };
  expect(until('11:59', siesta)).toBeNull();
  expect(until('12:00', siesta)).toBe(at('14:30').toISOString());
  expect(until('14:30', siesta)).toBeNull();
  expect(until('03:00', { ...siesta, kinds: [] })).toBeNull();
});
