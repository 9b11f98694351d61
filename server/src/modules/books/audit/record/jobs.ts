import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { purgeAccessFailures } from './purge-access-failures.ts';
import { sealSecurityRecord } from './seal-security-record.ts';

export function auditJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  return [
    {
      name: 'audit-seal-security-record',
      cron: '* * * * *',
      run: async () => void (await sealSecurityRecord(db.kysely)),
    },
    {
      name: 'audit-purge-access-failures',
      cron: '27 * * * *',
      run: async () => void (await purgeAccessFailures(db.kysely, clock.now())),
    },
  ];
}
