import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idleClock } from './idle-clock.ts';

const MINUTE_MS = 60_000;
const heard = { warnings: [] as (number | undefined)[], idle: 0, kept: 0 };
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(heard, { warnings: [], idle: 0, kept: 0 });
  stop = idleClock({
    idleMs: 15 * MINUTE_MS,
    keepAlive: () => {
      heard.kept += 1;
    },
    onWarning: (left) => heard.warnings.push(left),
    onIdle: () => {
      heard.idle += 1;
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
  expect(heard.warnings).toEqual([]);
  vi.advanceTimersByTime(3000);
  expect(heard.warnings.at(0)).toBe(60);
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect([heard.idle, heard.warnings.at(-1)]).toEqual([1, 1]);
});

test('a touch in the last minute takes the question away and begins anew', () => {
  vi.advanceTimersByTime(14.5 * MINUTE_MS);
  touch();
  expect(heard.warnings.at(-1)).toBeUndefined();
  vi.advanceTimersByTime(13 * MINUTE_MS);
  expect(heard.idle).toBe(0);
});

test('who types for long without a call keeps the session, and is not reported with every key', () => {
  for (let minute = 0; minute < 30; minute += 1) {
    vi.advanceTimersByTime(MINUTE_MS);
    touch();
  }
  expect([heard.idle, heard.kept]).toEqual([0, 5]);
});

test('an operator at the console in another tab is an operator at the console', async () => {
  vi.advanceTimersByTime(14 * MINUTE_MS);
  const now = Date.now();
  vi.useRealTimers();
  const tab = new BroadcastChannel('console.touched');
  const told = new Promise((done) => {
    const listener = new BroadcastChannel('console.touched');
    listener.onmessage = () => {
      listener.close();
      done(undefined);
    };
  });
  tab.postMessage(now + 30_000);
  await told;
  tab.close();
  expect(heard.warnings.at(-1)).toBeUndefined();
  expect(heard.idle).toBe(0);
});
