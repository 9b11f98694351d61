import { afterEach, expect, test, vi } from 'vitest';
import { ComponentUnavailable, lazily, untilCodeIsThere } from './lazy-component.tsx';

afterEach(() => vi.useRealTimers());

const Part = () => null;

test('a part is fetched once, however many callers load it', async () => {
  const fetchPart = vi.fn(async () => Part);
  const part = lazily(fetchPart);
  expect(part.load()).toBe(part.load());
  await part.preload();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('a loaded part is rendered without waiting', async () => {
  const part = lazily(async () => Part);
  expect(part.loaded()).toBeUndefined();
  await part.preload();
  expect(part.loaded()).toBe(Part);
});

test('a part that has not loaded after 120 seconds has failed', async () => {
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

test('a failed load is kept until a retry, so rendering does not start another load', async () => {
  const fetchPart = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('no such file'));
  const part = lazily(fetchPart);
  const failure = await part.load().catch((found: unknown) => found);
  await expect(part.load()).rejects.toBe(failure);
  expect(fetchPart).toHaveBeenCalledTimes(1);
  if (!(failure instanceof ComponentUnavailable)) throw new Error('another failure');
  expect(await failure.retry()).toBe(true);
  expect(await part.load()).toBe(Part);
});

test('preloading a failed part loads it again, and reports a second failure', async () => {
  const fetchPart = vi.fn(() => Promise.reject(new TypeError('no such file')));
  const part = lazily(fetchPart);
  expect(await part.preload()).toBe(false);
  expect(await part.preload()).toBe(false);
  expect(fetchPart).toHaveBeenCalledTimes(2);
});

test('code is there once none is on its way, what other code has asked for meanwhile included', async () => {
  let come = () => {};
  const late = lazily(
    () =>
      new Promise<typeof Part>((done) => {
        come = () => done(Part);
      }),
  );
  const early = lazily(async () => {
    await new Promise((done) => setTimeout(done));
    void late.load();
    return Part;
  });
  void early.load();
  let isThere = false;
  const there = untilCodeIsThere().then(() => {
    isThere = true;
  });
  await early.load();
  await new Promise((done) => setTimeout(done));
  expect(isThere).toBe(false);
  come();
  await there;
  expect(late.loaded()).toBe(Part);
});

test('code that does not come keeps nothing waiting', async () => {
  const broken = lazily(() => Promise.reject(new TypeError('no such file')));
  await broken.preload();
  await untilCodeIsThere();
});
