import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log.ts';
import { onSnapshot } from '../ledger/on-snapshot.ts';
import { reportViolations } from '../ledger/report-violations.ts';
import { addUpDays } from './add-up-days.ts';
import { checkBetInvariants } from './check-bet-invariants.ts';

export function betJobs({ db, log }: { db: Database; log: Pick<Log, 'error'> }): Job[] {
  return [
    { name: 'bets-daily-sums', cron: '* * * * *', run: () => addUpDays(db.kysely) },
    {
      name: 'bets-invariants',
      cron: '27 21 * * *',
      run: async () => reportViolations(await onSnapshot(db, checkBetInvariants), log),
    },
  ];
}
