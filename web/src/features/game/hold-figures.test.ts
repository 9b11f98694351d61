import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdFigures, PATIENCE_MS } from './hold-figures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const held = () => {
  const release = vi.fn();
  return { release, hold: holdFigures(release) };
};

test('a changed balance is not shown before the game has sent its balance message', () => {
  const { release, hold } = held();
  hold.changed();
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  expect(release).not.toHaveBeenCalled();
  hold.said('balance');
  expect(release).toHaveBeenCalledTimes(1);
});

test('figures are released after PATIENCE_MS when the game sends no message', () => {
  const { release, hold } = held();
  hold.changed();
  hold.changed();
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(release).toHaveBeenCalledTimes(1);
});

test('figures wait longer than PATIENCE_MS while a round is being shown', () => {
  const { release, hold } = held();
  hold.changed();
  hold.said('round-started');
  hold.changed();
  vi.advanceTimersByTime(PATIENCE_MS * 10);
  expect(release).not.toHaveBeenCalled();
  hold.said('round-ended');
  hold.said('balance');
  expect(release).toHaveBeenCalledTimes(1);
});

test('a balance message ends the wait: figures are not released twice', () => {
  const { release, hold } = held();
  hold.changed();
  hold.said('balance');
  vi.advanceTimersByTime(PATIENCE_MS * 2);
  expect(release).toHaveBeenCalledTimes(1);
});

test('a frame reloaded in the middle of a round holds figures back no longer than PATIENCE_MS', () => {
  const { release, hold } = held();
  hold.said('round-started');
  hold.said('ready');
  hold.changed();
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(release).toHaveBeenCalledTimes(1);
});
