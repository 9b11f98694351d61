import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { closeExpiredProposals } from './close-expired-proposals.ts';
import { sealActions } from './seal-actions.ts';

export function operatorJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  return [
    {
      name: 'operators-seal-actions',
      cron: '* * * * *',
      run: async () => void (await sealActions(db.kysely)),
    },
    {
      name: 'operators-close-proposals',
      cron: '*/5 * * * *',
      run: async () => void (await closeExpiredProposals(db, clock.now())),
    },
  ];
}
