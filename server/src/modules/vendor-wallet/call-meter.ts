import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { noteVendorCalls, type VendorCalls } from '../catalogue/note-vendor-calls.ts';

/** Counts what calls between vendors and us come to: how many, how many failed, how long they took. */
export interface CallMeter {
  note(call: { vendorCode: string; direction: 'in' | 'out'; ms: number; failed: boolean }): void;
  /** Writes what has been counted since the last time. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const FLUSH_MS = 5000;
const MINUTE_MS = 60_000;
/** Vendors and directions of a minute; more cannot come of vendors that are registered. */
const KEPT_MAX = 2000;

/**
 * A call costs an addition in memory; every few seconds the sums of the minute are written at once. What a process that dies has
 * not written yet is lost: it is a gauge, not a book.
 */
export function callMeter(deps: { db: Queryable; clock: Clock; log: Pick<Log, 'warn'> }): CallMeter {
  let counted = new Map<string, VendorCalls>();
  let timer: NodeJS.Timeout | undefined;

  async function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (counted.size === 0) return;
    const rows = [...counted.values()];
    counted = new Map();
    try {
      await noteVendorCalls(deps.db, rows);
    } catch (error) {
      deps.log.warn({ err: error, rows: rows.length }, 'figures of vendors’ calls were lost');
    }
  }

  return {
    note: ({ vendorCode, direction, ms, failed }) => {
      const minute = Math.floor(deps.clock.now().getTime() / MINUTE_MS) * MINUTE_MS;
      const key = `${vendorCode} ${direction} ${minute}`;
      const known = counted.get(key);
      if (!known && counted.size >= KEPT_MAX) return;
      const row = known ?? {
        ...{ vendorCode, direction, minute: new Date(minute) },
        ...{ calls: 0, errors: 0, totalMs: 0, longestMs: 0 },
      };
      row.calls += 1;
      row.errors += failed ? 1 : 0;
      row.totalMs += Math.round(ms);
      row.longestMs = Math.max(row.longestMs, Math.round(ms));
      counted.set(key, row);
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
    stop: flush,
  };
}
