import { afterAll, vi } from 'vitest';

/** Files share a worker: what one of them puts in the place of the clock, of `fetch` or of `window` is gone before the next. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
