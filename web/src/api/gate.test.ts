import { expect, test, vi } from 'vitest';
import { heldAction } from './gate.ts';

test('what was held is done once', () => {
  const play = vi.fn();
  heldAction.keep(play);
  expect(heldAction.isThere()).toBe(true);
  heldAction.resume();
  heldAction.resume();
  expect(play).toHaveBeenCalledTimes(1);
  expect(heldAction.isThere()).toBe(false);
});

test('only the last wish is held', () => {
  const first = vi.fn();
  const second = vi.fn();
  heldAction.keep(first);
  heldAction.keep(second);
  heldAction.resume();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('what was dropped is not done', () => {
  const play = vi.fn();
  heldAction.keep(play);
  heldAction.drop();
  heldAction.resume();
  expect(play).not.toHaveBeenCalled();
});

test('an action that holds another one leaves that one held', () => {
  const second = vi.fn();
  heldAction.keep(() => heldAction.keep(second));
  heldAction.resume();
  expect(second).not.toHaveBeenCalled();
  heldAction.resume();
  expect(second).toHaveBeenCalledTimes(1);
});
