import { expect, test, vi } from 'vitest';
import { pendingAction } from './pending-action.ts';

test('a pending action is done once', () => {
  const play = vi.fn();
  pendingAction.keep(play);
  expect(pendingAction.isThere()).toBe(true);
  pendingAction.resume();
  pendingAction.resume();
  expect(play).toHaveBeenCalledTimes(1);
  expect(pendingAction.isThere()).toBe(false);
});

test('only the last action stays pending', () => {
  const first = vi.fn();
  const second = vi.fn();
  pendingAction.keep(first);
  pendingAction.keep(second);
  pendingAction.resume();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('a dropped action is not done', () => {
  const play = vi.fn();
  pendingAction.keep(play);
  pendingAction.drop();
  pendingAction.resume();
  expect(play).not.toHaveBeenCalled();
});

test('an action that leaves another one pending does not run it', () => {
  const second = vi.fn();
  pendingAction.keep(() => pendingAction.keep(second));
  pendingAction.resume();
  expect(second).not.toHaveBeenCalled();
  pendingAction.resume();
  expect(second).toHaveBeenCalledTimes(1);
});
