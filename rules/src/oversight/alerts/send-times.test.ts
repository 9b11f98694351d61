import { expect, test } from 'vitest';
import { minuteOfDayIn, quietMinutesLeft, waitAfterSendMs } from './send-times.ts';

test('an alert that goes on is sent again after twice as long each time, and once a day at least', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 50].map((sends) => waitAfterSendMs(30, sends) / 60_000);
  expect(minutes).toEqual([30, 60, 120, 240, 480, 960, 1440, 1440]);
});

test('quiet hours hold until their end, over midnight as well', () => {
  const night = { from: 22 * 60, until: 7 * 60 };
  expect([0, 6 * 60 + 59, 7 * 60, 21 * 60 + 59, 22 * 60].map((now) => quietMinutesLeft(night, now))).toEqual([
    420, 1, 0, 0, 540,
  ]);
  const noon = { from: 720, until: 780 };
  expect([719, 720, 779, 780].map((now) => quietMinutesLeft(noon, now))).toEqual([0, 60, 1, 0]);
  expect(quietMinutesLeft(null, 100)).toBe(0);
  expect(quietMinutesLeft({ from: 60, until: 60 }, 60)).toBe(0);
});

test('the minute of the day is that of the brand’s clock', () => {
  expect(minuteOfDayIn('Asia/Bangkok', new Date('2026-11-29T18:05:00Z'))).toBe(65);
});
