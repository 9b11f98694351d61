import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';

const PAUSE_MS = 100;

/**
 * Expects something of what the page comes to, not of what it is at this instant. Also for tests that run side by side,
 * where vitest's own `expect.poll` does not know whose it is.
 */
export function eventually<T>(check: () => T | Promise<T>, timeoutMs = 60_000): Expectations<T> {
  return expecting(check, timeoutMs, false) as Expectations<T>;
}

type Expectations<T> = ReturnType<typeof expect.poll<T>>;

function expecting(check: () => unknown, timeoutMs: number, negated: boolean): unknown {
  return new Proxy(
    {},
    {
      get: (_, matcher) => {
        if (matcher === 'not') return expecting(check, timeoutMs, true);
        return (...expected: unknown[]) =>
          untilItHolds(timeoutMs, async () => {
            const found = expect(await check());
            const subject = negated ? found.not : found;
            Reflect.apply(Reflect.get(subject, matcher), subject, expected);
          });
      },
    },
  );
}

/** Fails with what was wrong at the last look. */
async function untilItHolds(timeoutMs: number, attempt: () => Promise<void>): Promise<void> {
  const startedMs = Date.now();
  for (;;) {
    try {
      return await attempt();
    } catch (failure) {
      if (Date.now() - startedMs > timeoutMs) throw failure;
      await sleep(PAUSE_MS);
    }
  }
}
