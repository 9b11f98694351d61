import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

const MINUTE_MS = 60_000;
/** More do not come of what is registered. */
const KEPT_MAX = 2000;

/** Sums of the minute, kept in memory and written together. */
export interface MinuteSums<Sum> {
  /** The sum of this minute, for the caller to add to; begun with `first`. Undefined where too many are kept already. */
  of(name: string, first: (minute: Date) => Sum): Sum | undefined;
  /** Writes what has been counted since the last time. */
  flush(): Promise<void>;
}

/**
 * Counting costs an addition in memory; every so often the sums are written at once. What a process that dies has not written yet is lost:
 * it is a gauge, not a book.
 */
export function minuteSums<Sum>(
  { clock, log }: { clock: Clock; log: Pick<Log, 'warn'> },
  { flushMs, lost, write }: { flushMs: number; lost: string; write: (sums: Sum[]) => Promise<void> },
): MinuteSums<Sum> {
  let kept = new Map<string, Sum>();
  let timer: NodeJS.Timeout | undefined;

  async function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (kept.size === 0) return;
    const sums = [...kept.values()];
    kept = new Map();
    try {
      await write(sums);
    } catch (error) {
      log.warn({ err: error, rows: sums.length }, lost);
    }
  }

  return {
    of: (name, first) => {
      const minute = Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS;
      const key = `${name} ${minute}`;
      const known = kept.get(key);
      if (!known && kept.size >= KEPT_MAX) return undefined;
      const sum = known ?? first(new Date(minute));
      kept.set(key, sum);
      timer ??= setTimeout(() => void flush(), flushMs).unref();
      return sum;
    },
    flush,
  };
}
