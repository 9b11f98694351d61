import { expect, test } from 'vitest';
import { deskAt } from './desk-hours.ts';

const ZONE = 'Asia/Bangkok';
const week = (...spans: [string, string][]) =>
  Array.from({ length: 7 }, () => spans.map(([from, to]) => ({ from, to })));
/** On the clock of Bangkok, seven hours ahead. 2026-11-20 is a Friday. */
const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}:00+07:00`);
const iso = (time: string, day?: string) => at(time, day).toISOString();
const hoursAt = (hours: ReturnType<typeof week>, now: Date) => {
  const { open, opensAt, closesAt } = deskAt({ mode: 'hours', hours }, ZONE, now);
  return { open, opensAt, closesAt };
};

test.each([
  ['08:59', { open: false, opensAt: iso('09:00'), closesAt: null }],
  ['09:00', { open: true, opensAt: null, closesAt: iso('12:00') }],
  ['11:59', { open: true, opensAt: null, closesAt: iso('12:00') }],
  ['12:00', { open: false, opensAt: iso('13:00'), closesAt: null }],
  ['18:00', { open: false, opensAt: iso('09:00', '2026-11-21'), closesAt: null }],
])('at %s of nine to noon and one to six', (time, desk) => {
  expect(hoursAt(week(['09:00', '12:00'], ['13:00', '18:00']), at(time))).toEqual(desk);
});

test('hours until midnight go on where the next day begins at once', () => {
  const hours = week(['00:00', '02:00'], ['18:00', '24:00']);
  expect(hoursAt(hours, at('23:30'))).toEqual({
    open: true,
    opensAt: null,
    closesAt: iso('02:00', '2026-11-21'),
  });
});

test('a week without a pause never closes', () => {
  expect(hoursAt(week(['00:00', '24:00']), at('10:00'))).toEqual({
    open: true,
    opensAt: null,
    closesAt: null,
  });
});

test('one day a week is found from the day after it, and no hours at all are said to be none', () => {
  const onlyFriday = week().map((_, day) => (day === 4 ? [{ from: '10:00', to: '11:00' }] : []));
  expect(hoursAt(onlyFriday, at('11:00')).opensAt).toBe(iso('10:00', '2026-11-27'));
  expect(hoursAt(week(), at('11:00'))).toEqual({ open: false, opensAt: null, closesAt: null });
});

test('a desk that is always open or closed asks for no hours', () => {
  const hours = week(['09:00', '12:00']);
  expect(deskAt({ mode: 'always', hours }, ZONE, at('03:00'))).toMatchObject({ open: true, closesAt: null });
  expect(deskAt({ mode: 'closed', hours }, ZONE, at('10:00'))).toMatchObject({ open: false, opensAt: null });
});
