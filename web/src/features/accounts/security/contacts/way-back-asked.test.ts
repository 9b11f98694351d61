import { expect, test } from 'vitest';
import { isAskDue } from './way-back-asked.ts';

const DAY_MS = 24 * 3_600_000;
const NOW_MS = Date.UTC(2026, 10, 22);
const now = { memberId: 'a', hasMoney: false, nowMs: NOW_MS };
const putOff = (daysAgo: number, more = {}) => ({
  memberId: 'a',
  times: 1,
  atMs: NOW_MS - daysAgo * DAY_MS,
  hadMoney: false,
  ...more,
});

test('a member who has not put it off is asked, whatever another member of this browser did', () => {
  expect(isAskDue(undefined, now)).toBe(true);
  expect(isAskDue(putOff(0, { memberId: 'b' }), now)).toBe(true);
});

test('a member who put it off is asked again after a week, or once there is money in the account', () => {
  expect(isAskDue(putOff(6.9), now)).toBe(false);
  expect(isAskDue(putOff(7), now)).toBe(true);
  expect(isAskDue(putOff(0), { ...now, hasMoney: true })).toBe(true);
  expect(isAskDue(putOff(0, { hadMoney: true }), { ...now, hasMoney: true })).toBe(false);
});

test('a member who put it off twice is asked once a month', () => {
  expect(isAskDue(putOff(29, { times: 2 }), { ...now, hasMoney: true })).toBe(false);
  expect(isAskDue(putOff(30, { times: 2 }), now)).toBe(true);
});
