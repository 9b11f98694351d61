import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { forgetConversations } from './forget-conversations.ts';

export function serviceJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  return [
    {
      name: 'service-forget-conversations',
      cron: '43 * * * *',
      run: async (signal) => void (await forgetConversations(db.kysely, clock.now(), signal)),
    },
  ];
}
