import type { RoomFrame } from '../../../room-api.ts';

/** Well within what the studio takes for a page that is gone. */
const WAIT_EVERY_MS = 4_000;

/** Keeps the place in the list of a full table, and takes the seat once one is there. */
export function seatWait(acts: { wait(): void; join(): void; say(before: number): void }) {
  let waiting: ReturnType<typeof setInterval> | undefined;
  function stop(): void {
    clearInterval(waiting);
    waiting = undefined;
  }
  return {
    stop,
    /** The table is full: asks whether one waits, unless one does already. */
    full(ask: () => void): void {
      if (waiting === undefined) ask();
    },
    start(): void {
      stop();
      acts.wait();
      waiting = setInterval(acts.wait, WAIT_EVERY_MS);
    },
    received({ before, free }: Extract<RoomFrame, { t: 'waiting' }>): void {
      acts.say(before);
      if (free) acts.join();
    },
  };
}
