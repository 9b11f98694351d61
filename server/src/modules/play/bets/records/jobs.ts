import { sql } from 'kysely';
import type { Job } from '../../../../platform/jobs/job.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { onSnapshot } from '../../../books/ledger/on-snapshot.ts';
import { reportViolations } from '../../../books/ledger/report-violations.ts';
import { checkBetInvariants } from '../check-bet-invariants.ts';
import { sumStretches } from '../sum-stretches.ts';
import { addUpDays } from './add-up-days.ts';

/** More than the days that are compared by the hour, and than those that the invariants look at. */
const MINUTES_KEPT_DAYS = 15;
const DAY_MS = 86_400_000;

export function betJobs(deps: { db: Database; clock: Clock; log: Pick<Log, 'error'> }): Job[] {
  const { db, clock, log } = deps;
  return [
    { name: 'bets-daily-sums', cron: '* * * * *', run: () => addUpAndNotify(db) },
    {
      name: 'bets-stretches',
      cron: '13 * * * *',
      run: () =>
        sumStretches(db.kysely, { before: clock.now(), since: dayOf(clock.now().getTime() - 2 * DAY_MS) }),
    },
    {
      // Of members who have not played of late, too: what was imported, or stood there before there were stretches.
      name: 'bets-stretches-of-all',
      cron: '37 20 * * *',
      run: () => sumStretches(db.kysely, { before: clock.now() }),
    },
    {
      name: 'bets-old-minutes',
      cron: '41 3 * * *',
      run: async () => {
        const day = dayOf(clock.now().getTime() - MINUTES_KEPT_DAYS * DAY_MS);
        await sql`select bets.drop_old_minutes(${day}::date)`.execute(db.kysely);
      },
    },
    {
      name: 'bets-invariants',
      cron: '27 21 * * *',
      run: async () => reportViolations(await onSnapshot(db, checkBetInvariants), log),
    },
  ];
}

function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}

/** Open pages of the console show the figures of the day: those of brands whose bets were waiting are notified. */
async function addUpAndNotify(db: Database): Promise<void> {
  const waiting = await db.kysely
    .selectFrom('bets.settlement_waiting')
    .select('merchant_id')
    .distinct()
    .execute();
  await addUpDays(db.kysely);
  for (const { merchant_id: brandId } of waiting)
    await notifyOps(db.kysely, { brandId, type: 'bet_sums_changed' });
}
