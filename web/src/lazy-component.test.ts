import { afterEach, expect, test, vi } from 'vitest';
import { ComponentUnavailable, lazily } from './lazy-component.tsx';

afterEach(() => vi.useRealTimers());

const Part = () => null;

test('a part is fetched once, whoever asks', async () => {
  const fetchPart = vi.fn(async () => Part);
  const part = lazily(fetchPart);
  expect(part.load()).toBe(part.load());
  await part.preload();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('a part that has come can be drawn without a wait', async () => {
  const part = lazily(async () => Part);
  expect(part.loaded()).toBeUndefined();
  await part.preload();
  expect(part.loaded()).toBe(Part);
});

test('a part that has not come after 120 seconds has failed', async () => {
  vi.useFakeTimers();
  const part = lazily(() => new Promise<typeof Part>(() => {}));
  const outcome = part.load().catch((failure: unknown) => failure);
  await vi.advanceTimersByTimeAsync(119_999);
  let settled = false;
  void outcome.then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBeInstanceOf(ComponentUnavailable);
});

test('a failure stays until somebody asks anew, so that drawing does not fetch in circles', async () => {
  const fetchPart = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('no such file'));
  const part = lazily(fetchPart);
  const failure = await part.load().catch((found: unknown) => found);
  await expect(part.load()).rejects.toBe(failure);
  expect(fetchPart).toHaveBeenCalledTimes(1);
  if (!(failure instanceof ComponentUnavailable)) throw new Error('another failure');
  expect(await failure.retry()).toBe(true);
  expect(await part.load()).toBe(Part);
});

test('coming near a part that has failed asks for it anew, and says when it fails again', async () => {
  const fetchPart = vi.fn(() => Promise.reject(new TypeError('no such file')));
  const part = lazily(fetchPart);
  expect(await part.preload()).toBe(false);
  expect(await part.preload()).toBe(false);
  expect(fetchPart).toHaveBeenCalledTimes(2);
});
