import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { notifySchedule } from '../editing/notify-schedule.ts';
import { dropApplicationPictures } from './drop-application-pictures.ts';

export function promotionJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  return [
    { name: 'promotions-tell-schedule', cron: '* * * * *', run: () => notifySchedule(db, clock.now()) },
    {
      name: 'promotions-drop-pictures',
      cron: '21 * * * *',
      run: async () => void (await dropApplicationPictures(db, clock.now())),
    },
  ];
}
