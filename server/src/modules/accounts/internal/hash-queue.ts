import { availableParallelism } from 'node:os';
import { Refusal } from '../../../platform/refusal.ts';

/**
 * How many hashes run at once: one processor is left to everything else. A log-in costs the event loop and PostgreSQL about
 * as much together as its hash, so more hashes would log nobody in sooner, and hold up every other call (measured on two
 * processors). They run on libuv's four threads, of which one stays free to decrypt bodies and read files.
 */
const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, 3));
/** Some seconds of work. Beyond it people would wait longer than they stay. */
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
    // The place is handed over as it is, so nobody can slip in between.
    if (next) next();
    else running -= 1;
  }
}

function turn(): Promise<void> {
  if (waiting.length >= MAX_WAITING) throw new Refusal('service_unavailable', { retryAfterSeconds: 5 });
  return new Promise((go) => waiting.push(go));
}
