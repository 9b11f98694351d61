import { availableParallelism } from 'node:os';
import { Refusal } from '../../../../platform/refusals/refusal.ts';

/**
 * How many hashes run at once: one for each processor; the operating system schedules them fairly beside
 * shorter work. They run on libuv's four threads, of which one stays free for file reads and DNS lookups.
 */
const AT_ONCE = Math.min(availableParallelism(), 3);
/** Some seconds of work. With a longer queue visitors would give up before their turn. */
const MAX_WAITING = 400;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` when a place is free, first come first served. Refuses with `service_unavailable` when too many wait. */
export async function inHashQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else await turn();
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place is passed on without being freed, so that no later call can take it in between.
    if (next) next();
    else running -= 1;
  }
}

function turn(): Promise<void> {
  if (waiting.length >= MAX_WAITING) throw new Refusal('service_unavailable', { retryAfterSeconds: 5 });
  return new Promise((go) => waiting.push(go));
}
