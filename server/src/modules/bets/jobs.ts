import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log.ts';
import { notifyOps } from '../../platform/ops/notify-ops.ts';
import { onSnapshot } from '../ledger/on-snapshot.ts';
import { reportViolations } from '../ledger/report-violations.ts';
import { addUpDays } from './add-up-days.ts';
import { checkBetInvariants } from './check-bet-invariants.ts';

/** More than the days that are compared by the hour, and than those that the invariants look at. */
const MINUTES_KEPT_DAYS = 15;

export function betJobs(deps: { db: Database; clock: Clock; log: Pick<Log, 'error'> }): Job[] {
  const { db, clock, log } = deps;
  return [
    { name: 'bets-daily-sums', cron: '* * * * *', run: () => addUpAndTell(db) },
    {
      name: 'bets-old-minutes',
      cron: '41 3 * * *',
      run: async () => {
        const day = new Date(clock.now().getTime() - MINUTES_KEPT_DAYS * 86_400_000)
          .toISOString()
          .slice(0, 10);
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

/** Open pages of the console show the figures of the day: those of brands whose bets were waiting are told. */
async function addUpAndTell(db: Database): Promise<void> {
  const waiting = await db.kysely
    .selectFrom('bets.settlement_waiting')
    .select('merchant_id')
    .distinct()
    .execute();
  await addUpDays(db.kysely);
  for (const { merchant_id: brandId } of waiting)
    await notifyOps(db.kysely, { brandId, type: 'bet_sums_changed' });
}
