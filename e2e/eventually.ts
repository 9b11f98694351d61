import { expect } from 'vitest';

/** Expects something of what the page comes to, not of what it is at this instant. */
export function eventually<T>(look: () => T | Promise<T>, timeoutMs = 30_000) {
  return expect.poll(look, { timeout: timeoutMs, interval: 100 });
}
