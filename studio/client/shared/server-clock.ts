/** The server's time, whatever the phone's own clock says. */
export interface ServerClock {
  /** A frame that was made at this instant of the server has just arrived. */
  take(now: string): void;
  /** Milliseconds since 1970 by the server's clock. */
  now(): number;
}

const SAMPLES = 8;

/**
 * `elapsed` counts milliseconds and knows no time of day (`performance.now`). A frame arrives later than it was made, never sooner, so of the
 * latest ones the one that took the shortest way is nearest to the truth. A device that slept has stopped counting; the next frame puts it right.
 */
export function createServerClock(elapsed: () => number): ServerClock {
  let offsets: number[] = [];
  return {
    take(now) {
      const offset = Date.parse(now) - elapsed();
      if (Number.isNaN(offset)) return;
      offsets = [...offsets.slice(1 - SAMPLES), offset];
    },
    now() {
      return offsets.length === 0 ? Date.now() : elapsed() + Math.max(...offsets);
    },
  };
}
