import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdFigures, PATIENCE_MS } from './hold-figures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settled = { type: 'balance', balance: 0n, settled: true } as const;
const held = () => {
  const release = vi.fn();
  return { release, hold: holdFigures(release) };
};

test('a changed balance is not shown before the game has sent its balance message', () => {
  const { release, hold } = held();
  hold.changed();
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  expect(release).not.toHaveBeenCalled();
  hold.said(settled);
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
  hold.said({ type: 'round-started' });
  hold.changed();
  vi.advanceTimersByTime(PATIENCE_MS * 10);
  expect(release).not.toHaveBeenCalled();
  hold.said({ type: 'round-ended' });
  hold.said(settled);
  expect(release).toHaveBeenCalledTimes(1);
});

test('a balance message ends the wait: figures are not released twice', () => {
  const { release, hold } = held();
  hold.changed();
  hold.said(settled);
  vi.advanceTimersByTime(PATIENCE_MS * 2);
  expect(release).toHaveBeenCalledTimes(1);
});

test('a frame reloaded in the middle of a round holds figures back no longer than PATIENCE_MS', () => {
  const { release, hold } = held();
  hold.said({ type: 'round-started' });
  hold.said({ type: 'ready' });
  hold.changed();
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(release).toHaveBeenCalledTimes(1);
});

test('the stake taken off with the press starts the wait: what the server then knows is the result', () => {
  const { release, hold } = held();
  hold.said(settled);
  hold.said({ ...settled, settled: false });
  hold.changed();
  vi.advanceTimersByTime(PATIENCE_MS * 10);
  expect(release).toHaveBeenCalledTimes(1);
});

test('a deposit is shown at once in a game that has said that no round is in play', () => {
  const { release, hold } = held();
  hold.said(settled);
  hold.changed();
  expect(release).toHaveBeenCalledTimes(2);
});
