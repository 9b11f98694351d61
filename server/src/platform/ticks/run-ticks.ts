import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnreachable } from '@lanna/rules/database-errors';
import type { Log } from '../process/log.ts';
import type { Tick } from './tick.ts';

/** The longest wait after a failure: what is back works again by then. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Runs each tick by itself, never beside itself in this process: one that takes longer than its time goes on at once when it is done. One that fails waits
 * twice as long each time, and says so. `stop` resolves when those in flight are done.
 */
export function runTicks({
  ticks,
  log,
}: {
  ticks: readonly Tick[];
  log: Pick<Log, 'error' | 'warn' | 'info'>;
}) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loops = ticks.map((tick) => repeat(tick, log, signal));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

async function repeat(
  { name, everyMs, run }: Tick,
  log: Pick<Log, 'error' | 'warn' | 'info'>,
  signal: AbortSignal,
) {
  let failures = 0;
  while (!signal.aborted) {
    const startedMs = performance.now();
    try {
      await run(signal);
      if (failures > 0) log.info({ tick: name, failures }, 'a tick works again');
      failures = 0;
    } catch (error) {
      failures += 1;
      if (isDatabaseUnreachable(error)) log.warn({ tick: name, failures }, 'a tick found no database');
      else log.error({ err: error, tick: name, failures }, 'a tick failed');
    }
    const spentMs = performance.now() - startedMs;
    const waitMs = failures > 0 ? backoffMs(everyMs, failures) : everyMs - spentMs;
    if (waitMs > 0) await sleep(waitMs, undefined, { signal }).catch(() => {});
    else await sleep(0);
  }
}

/** Doubles with each failure in a row. */
function backoffMs(everyMs: number, failures: number): number {
  return Math.min(everyMs * 2 ** Math.min(failures, 20), Math.max(LONGEST_WAIT_MS, everyMs));
}
