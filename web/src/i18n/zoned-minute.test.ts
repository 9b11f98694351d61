import { expect, test } from 'vitest';
import { instantOf, zonedMinute } from './zoned-minute.ts';

test('an instant is shown as the clocks of the zone show it, and read back to the minute', () => {
  expect(zonedMinute('2026-11-22T18:30:59.000Z', 'Asia/Bangkok')).toBe('2026-11-23T01:30');
  expect(instantOf('2026-11-23T01:30', 'Asia/Bangkok')).toBe('2026-11-22T18:30:00.000Z');
});

test('beside a change of the clocks the offset of that side counts', () => {
  expect(instantOf('2026-03-29T01:30', 'Europe/Berlin')).toBe('2026-03-29T00:30:00.000Z');
  expect(instantOf('2026-03-29T03:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(instantOf('2026-10-25T04:00', 'Europe/Berlin')).toBe('2026-10-25T03:00:00.000Z');
});

test('what is no time is none', () => {
  for (const text of ['', '2026-11-22', 'soon']) expect(instantOf(text, 'Asia/Bangkok')).toBeUndefined();
});
