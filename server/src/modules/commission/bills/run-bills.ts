import { sql } from 'kysely';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Log } from '../../../platform/process/log.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { countUp } from '../teams/count-up.ts';
import { billRealTime } from './computing/bill-real-time.ts';
import { type BrandClock, readClocks } from './computing/brand-clock.ts';
import { type Failures, failuresOf } from './computing/failures.ts';
import { planPeriods } from './computing/plan-periods.ts';
import { countPlay } from './count-play.ts';
import { billsWaiting } from './pages/bill-row.ts';
import { advanceBill } from './paying/advance-bill.ts';
import { issueBill } from './paying/issue-bill.ts';
import { takeMarks } from './paying/take-marks.ts';

export interface BillDeps {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'error'>;
}

/**
 * Brings every contract's bills up to now: what is over is issued, bottom-up; what was issued takes its next step. Each bill is a transaction of its own, so it
 * may be killed anywhere, run late, after days, or beside itself: then the second leaves the work to the first.
 */
export async function runBills(deps: BillDeps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  const clocks = await readClocks(deps.db.kysely, now);
  if (clocks.length === 0) return;
  await aloneWith(deps.db, async () => {
    const failures = failuresOf(deps.log);
    // Figures are complete up to `now`, or nothing is computed by them in this run.
    if ((await countPlay(deps.db.kysely)) && (await countUp(deps.db.kysely)))
      for (const clock of clocks) await billBrand({ ...deps, failures }, clock, now, signal);
    await advanceBills({ ...deps, failures }, now, signal);
  });
}

async function billBrand(
  deps: BillDeps & { failures: Failures },
  clock: BrandClock,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  await takeMarks(deps, clock, now, signal);
  for (const due of await planPeriods(deps.db.kysely, clock)) {
    if (signal?.aborted) return;
    const { contract, above, slot } = due;
    if (deps.failures.isBlocked(contract.id)) deps.failures.block(above);
    else
      await deps.failures.guard({ contract: contract.id, ...slot }, [contract.id, ...above], () =>
        deps.db.transaction((tx) => issueBill(tx, due, now)),
      );
  }
  await billRealTime(deps, clock, now, signal);
}

/** Bills looked at in one go; the others come in the next run. */
const AT_ONCE = 5000;

/** What waits for the clock, for an upline's money, or for nothing but to be paid. */
async function advanceBills(
  { db, failures }: BillDeps & { failures: Failures },
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = sql<boolean>`b.state in ('issued', 'uncollected', 'insufficient', 'part_collected') and (b.state = 'issued'
    or b.state in ('uncollected', 'part_collected') and b.expires_at <= ${now}
    or b.state in ('uncollected', 'insufficient', 'part_collected') and b.collect_days is null
      and (case b.payer when 'platform' then b.payable else b.set_aside end) > b.collected
    or b.state in ('insufficient', 'part_collected') and b.set_aside < b.payable and exists (
      select from ledger.available_balance w where w.owner_id = b.upline_id and w.is_wallet and w.available > 0))`;
  for (const id of await billsWaiting(db.kysely, waiting, AT_ONCE)) {
    if (signal?.aborted) return;
    await failures.guard({ bill: id }, [], () => db.transaction((tx) => advanceBill(tx, id, now)));
  }
}

/** One run at a time in the whole portal. The lock is a session's, not a transaction's: the counters wait for all transactions that are open. */
async function aloneWith(db: Database, work: () => Promise<void>): Promise<void> {
  await db.session(async (session) => {
    const { rows } = await session.query(
      "select pg_try_advisory_lock(hashtextextended('bills.run', 0)) as ours",
    );
    if (rows[0]?.ours !== true) return;
    try {
      await work();
    } finally {
      await session
        .query("select pg_advisory_unlock(hashtextextended('bills.run', 0))")
        .catch(() => undefined);
    }
  });
}
