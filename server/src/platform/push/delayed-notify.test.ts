import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayedNotify, SETTINGS_KEPT_MS } from './delayed-notify.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('no notice of a change is sent while a process may still answer with the old value', () => {
  const notified: string[] = [];
  const notices = delayedNotify((key) => notified.push(key));
  notices.changed('river');
  vi.advanceTimersByTime(SETTINGS_KEPT_MS);
  expect(notified).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(notified).toEqual(['river']);
});

test('a thousand changes make two notices: one for the first, one for all that followed', () => {
  const notified: string[] = [];
  const notices = delayedNotify((key) => notified.push(key));
  for (let change = 0; change < 1000; change++) notices.changed('river');
  notices.changed('hill');
  vi.advanceTimersByTime(60_000);
  expect(notified).toEqual(['river', 'hill', 'river']);
});

test('after stopping no notice is sent', () => {
  const notified: string[] = [];
  const notices = delayedNotify((key) => notified.push(key));
  notices.changed('river');
  notices.stop();
  vi.advanceTimersByTime(60_000);
  expect(notified).toEqual([]);
});
