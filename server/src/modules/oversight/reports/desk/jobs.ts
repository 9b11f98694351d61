import type { Job } from '../../../../platform/jobs/job.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { onSnapshot } from '../../../books/ledger/on-snapshot.ts';
import { reportViolations } from '../../../books/ledger/report-violations.ts';
import { checkReportInvariants } from '../check-report-invariants.ts';
import { sumRegistrations } from '../sum-registrations.ts';

export function reportJobs(deps: { db: Database; clock: Clock; log: Pick<Log, 'error'> }): Job[] {
  const { db, clock, log } = deps;
  return [
    { name: 'reports-registrations', cron: '*/10 * * * *', run: () => sumRegistrations(db, clock.now()) },
    {
      name: 'reports-health',
      cron: '* * * * *',
      run: () => notifyOps(db.kysely, { brandId: null, type: 'health_changed' }),
    },
    {
      name: 'reports-invariants',
      cron: '37 21 * * *',
      run: async () => reportViolations(await onSnapshot(db, checkReportInvariants), log),
    },
  ];
}
