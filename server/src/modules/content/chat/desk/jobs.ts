import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { forgetMessages } from './forget-messages.ts';

export function chatJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  return [
    {
      name: 'chat-forget-messages',
      cron: '27 * * * *',
      run: async (signal) => void (await forgetMessages(db.kysely, clock.now(), signal)),
    },
  ];
}
