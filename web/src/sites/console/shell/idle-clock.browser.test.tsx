import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idleClock } from './idle-clock.ts';

const MINUTE_MS = 60_000;
const received = { warnings: [] as (number | undefined)[], idle: 0, kept: 0 };
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(received, { warnings: [], idle: 0, kept: 0 });
  stop = idleClock({
    idleMs: 15 * MINUTE_MS,
    keepAlive: () => {
      received.kept += 1;
    },
    onWarning: (left) => received.warnings.push(left),
    onIdle: () => {
      received.idle += 1;
    },
  }).stop;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
const touch = () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

test('who touches nothing is asked a minute before the session ends, and then it ends once', () => {
  vi.advanceTimersByTime(14 * MINUTE_MS - 2000);
  expect(received.warnings).toEqual([]);
  vi.advanceTimersByTime(3000);
  expect(received.warnings.at(0)).toBe(60);
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect([received.idle, received.warnings.at(-1)]).toEqual([1, 1]);
});

test('a touch in the last minute takes the question away and begins anew', () => {
  vi.advanceTimersByTime(14.5 * MINUTE_MS);
  touch();
  expect(received.warnings.at(-1)).toBeUndefined();
  vi.advanceTimersByTime(13 * MINUTE_MS);
  expect(received.idle).toBe(0);
});

test('who types for long without a call keeps the session, and is not reported with every key', () => {
  for (let minute = 0; minute < 30; minute += 1) {
    vi.advanceTimersByTime(MINUTE_MS);
    touch();
  }
  expect([received.idle, received.kept]).toEqual([0, 5]);
});

test('an operator at the console in another tab is an operator at the console', async () => {
  vi.advanceTimersByTime(14 * MINUTE_MS);
  const now = Date.now();
  vi.useRealTimers();
  const tab = new BroadcastChannel('console.touched');
  const notified = new Promise((done) => {
    const listener = new BroadcastChannel('console.touched');
    listener.onmessage = () => {
      listener.close();
      done(undefined);
    };
  });
  tab.postMessage(now + 30_000);
  await notified;
  tab.close();
  expect(received.warnings.at(-1)).toBeUndefined();
  expect(received.idle).toBe(0);
});
