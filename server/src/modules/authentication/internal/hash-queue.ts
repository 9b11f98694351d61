import { availableParallelism } from 'node:os';
import { Refusal } from '../../../platform/refusal.ts';

/**
 * How many hashes run at once: all processors, which the system shares out fairly with the short work of everything else. They
 * run on libuv's four threads, of which one stays free to read files and ask for names.
 */
const AT_ONCE = Math.min(availableParallelism(), 3);
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
