import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdFigures, PATIENCE_MS } from './hold-figures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const held = () => {
  const release = vi.fn();
  return { release, hold: holdFigures(release) };
};

test('a change is not shown before the game says its money has moved', () => {
  const { release, hold } = held();
  hold.changed();
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  expect(release).not.toHaveBeenCalled();
  hold.said('balance');
  expect(release).toHaveBeenCalledTimes(1);
});

test('a game that says nothing holds nothing back for longer than the patience', () => {
  const { release, hold } = held();
  hold.changed();
  hold.changed();
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(release).toHaveBeenCalledTimes(1);
});

test('a round that is being shown may take longer than the patience', () => {
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

test('what was said settles the wait: nothing is released twice', () => {
  const { release, hold } = held();
  hold.changed();
  hold.said('balance');
  vi.advanceTimersByTime(PATIENCE_MS * 2);
  expect(release).toHaveBeenCalledTimes(1);
});

test('a frame that starts over in the middle of a round is waited for no longer', () => {
  const { release, hold } = held();
  hold.said('round-started');
  hold.said('ready');
  hold.changed();
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(release).toHaveBeenCalledTimes(1);
});
