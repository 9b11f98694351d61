import { expect, test } from 'vitest';
import { clockText, timeLeft } from './time-left.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const until = (text: string) => timeLeft(Date.parse(text), NOW);

test.each([
  ['2026-11-22T10:00:01Z', 0, '00:00:01'],
  ['2026-11-22T10:59:59Z', 0, '00:59:59'],
  ['2026-11-23T09:59:59Z', 0, '23:59:59'],
  ['2026-11-23T10:00:00Z', 1, '00:00:00'],
  ['2026-12-25T17:05:09Z', 33, '07:05:09'],
])('until %s there are %i days and %s left', (then, days, clock) => {
  expect(until(then).days).toBe(days);
  expect(clockText(until(then))).toBe(clock);
});

test('a second that has begun still counts, so nothing says it is over before it is', () => {
  expect(clockText(timeLeft(NOW + 1, NOW))).toBe('00:00:01');
  expect(clockText(timeLeft(NOW, NOW))).toBe('00:00:00');
});

test('what is over stays over', () => {
  expect(until('2020-01-01T00:00:00Z')).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
