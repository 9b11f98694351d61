import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import { minuteSums } from '../../../../platform/process/minute-sums.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { noteVendorCalls, type VendorCalls } from '../../../play/catalogue/note-vendor-calls.ts';
import type { WalletFigures } from './wallet-figures.ts';

/** Counts what calls between vendors and us come to: how many, how many failed, how long they took. */
export interface CallMeter {
  note(call: { vendorCode: string; direction: 'in' | 'out'; ms: number; failed: boolean }): void;
  /** Writes what has been counted since the last time. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const FLUSH_MS = 5000;

export function callMeter(deps: {
  db: Queryable;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  figures?: Pick<WalletFigures, 'called'>;
}): CallMeter {
  const { of, flush } = minuteSums<VendorCalls>(deps, {
    flushMs: FLUSH_MS,
    lost: 'figures of vendors’ calls were lost',
    write: (sums) => noteVendorCalls(deps.db, sums),
  });
  return {
    note: (call) => {
      deps.figures?.called(call);
      const { vendorCode, direction, ms, failed } = call;
      const sum = of(`${vendorCode} ${direction}`, (minute) => ({
        ...{ vendorCode, direction, minute },
        ...{ calls: 0, errors: 0, totalMs: 0, longestMs: 0 },
      }));
      if (!sum) return;
      sum.calls += 1;
      sum.errors += failed ? 1 : 0;
      sum.totalMs += Math.round(ms);
      sum.longestMs = Math.max(sum.longestMs, Math.round(ms));
    },
    flush,
    stop: flush,
  };
}
