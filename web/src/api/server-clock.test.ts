import { beforeEach, expect, test } from 'vitest';
import { forgetServerClock, keepServerDate, serverClockOffsetMs } from './server-clock.ts';

beforeEach(forgetServerClock);
const NOON = Date.parse('2026-11-22T12:00:00Z');
/** What a server says whose clock is so far ahead of the device's. */
const receive = (sentAtMs: number, aheadMs: number) => {
  const givenAtMs = sentAtMs + 20 + aheadMs;
  keepServerDate(new Date(givenAtMs).toUTCString(), sentAtMs, sentAtMs + 40);
};

test('two clocks that agree are left alone', () => {
  expect(serverClockOffsetMs()).toBeUndefined();
  for (let at = 0; at < 5000; at += 310) receive(NOON + at, 0);
  expect(serverClockOffsetMs()).toBe(0);
});

test.each([90_000, -3_600_000, 1400, -700])(
  'a device whose clock is %d ms behind is corrected within 200 ms',
  (ahead) => {
    for (let at = 0; at < 10_000; at += 370) receive(NOON + at, ahead);
    expect(Math.abs((serverClockOffsetMs() ?? 0) - ahead)).toBeLessThan(200);
  },
);

test('a clock that is set while the page is open is followed', () => {
  for (let at = 0; at < 5000; at += 310) receive(NOON + at, 60_000);
  for (let at = 0; at < 5000; at += 310) receive(NOON + 60_000 + at, 0);
  expect(Math.abs(serverClockOffsetMs() ?? 9)).toBeLessThan(200);
});

test('an answer without a date says nothing', () => {
  keepServerDate(null, NOON, NOON);
  keepServerDate('yesterday', NOON, NOON);
  expect(serverClockOffsetMs()).toBeUndefined();
});
