import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import { minuteSums } from '../../../../platform/process/minute-sums.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { WalletFigures } from './wallet-figures.ts';

/** Counts how calls of vendors' batches wait in their lane. */
export interface LaneMeter {
  entered(vendorId: string): void;
  /** It is on its way to the database, or was given up. */
  left(vendorId: string, waitedMs: number): void;
  /** Writes what has been counted since the last time. */
  stop(): Promise<void>;
}

interface LaneSum {
  vendorId: string;
  minute: Date;
  items: number;
  mostWaiting: number;
  longestWaitMs: number;
}

const FLUSH_MS = 5000;

export function laneMeter(deps: {
  db: Queryable;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  figures?: Pick<WalletFigures, 'laneEntered' | 'laneLeft'> | undefined;
}): LaneMeter {
  const { of, flush } = minuteSums<LaneSum>(deps, {
    flushMs: FLUSH_MS,
    lost: 'figures of the lane of batches were lost',
    write: (sums) => writeLanes(deps.db, sums),
  });
  const waiting = new Map<string, number>();
  const sumOf = (vendorId: string) =>
    of(vendorId, (minute) => ({ vendorId, minute, items: 0, mostWaiting: 0, longestWaitMs: 0 }));
  return {
    entered: (vendorId) => {
      deps.figures?.laneEntered();
      const depth = (waiting.get(vendorId) ?? 0) + 1;
      waiting.set(vendorId, depth);
      const sum = sumOf(vendorId);
      if (sum) sum.mostWaiting = Math.max(sum.mostWaiting, depth);
    },
    left: (vendorId, waitedMs) => {
      deps.figures?.laneLeft(waitedMs);
      waiting.set(vendorId, (waiting.get(vendorId) ?? 1) - 1);
      const sum = sumOf(vendorId);
      if (!sum) return;
      sum.items += 1;
      sum.longestWaitMs = Math.max(sum.longestWaitMs, Math.round(waitedMs));
    },
    stop: flush,
  };
}

/** Several processes add up; what waited most in one of them stands. */
async function writeLanes(db: Queryable, sums: readonly LaneSum[]): Promise<void> {
  await sql`
    insert into vendor_wallet.lane_minute as l (vendor_id, minute, items, most_waiting, longest_wait_ms)
    select s."vendorId", s.minute, s.items, s."mostWaiting", s."longestWaitMs"
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as s("vendorId" uuid, minute timestamptz, items integer,
      "mostWaiting" integer, "longestWaitMs" integer)
    order by 1, 2
    on conflict (vendor_id, minute) do update set items = l.items + excluded.items,
      most_waiting = greatest(l.most_waiting, excluded.most_waiting),
      longest_wait_ms = greatest(l.longest_wait_ms, excluded.longest_wait_ms)`.execute(db);
}

const KEPT_MS = 3 * 24 * 3_600_000;

/** What is older than three days says nothing of how a vendor is now. */
export async function forgetLanes(db: Queryable, now: Date): Promise<void> {
  await db
    .deleteFrom('vendor_wallet.lane_minute')
    .where('minute', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
