import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdBack } from './hold-back.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('another page waits for the written one; what lies over it does not', async () => {
  const { history, takeOver, assigned } = heldAt('/live');
  history.push('/live?dialog=login');
  expect(history.location.href).toBe('/live?dialog=login');
  history.push('/game?game=1');
  await vi.advanceTimersByTimeAsync(1000);
  expect(history.location.href).toBe('/live?dialog=login');
  takeOver();
  await vi.advanceTimersByTimeAsync(0);
  expect(history.location.href).toBe('/game?game=1');
  history.replace('/fair');
  expect([history.location.href, assigned]).toEqual(['/fair', []]);
});

test('where the code does not come, the browser goes there', async () => {
  const { history, assigned } = heldAt('/live');
  history.replace('/fair');
  await vi.advanceTimersByTimeAsync(15_000);
  expect([history.location.href, assigned]).toEqual(['/live', ['/fair']]);
});

function heldAt(path: string) {
  const assigned: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const history = createMemoryHistory({ initialEntries: [path] });
  holdBack(history, promise, {
    pathname: path,
    origin: 'https://site.example',
    assign: (to) => void assigned.push(String(to)),
  });
  return { history, assigned, takeOver: resolve };
}
