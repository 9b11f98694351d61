import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { sealActions } from './seal-actions.ts';

export function operatorJobs({ db }: { db: Database }): Job[] {
  return [
    {
      name: 'operators-seal-actions',
      cron: '* * * * *',
      run: async () => void (await sealActions(db.kysely)),
    },
  ];
}
