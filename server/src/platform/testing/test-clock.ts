import type { Clock } from '../process/clock.ts';

/** A clock that stands still until a test moves it. */
export function fixedClock(start = '2026-11-20T12:00:00Z'): Clock & { advance(ms: number): void } {
  let nowMs = Date.parse(start);
  return {
    now: () => new Date(nowMs),
    advance: (ms) => {
      nowMs += ms;
    },
  };
}
