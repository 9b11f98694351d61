import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { dropApplicationPictures } from './drop-application-pictures.ts';
import { tellSchedule } from './tell-schedule.ts';

export function promotionJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  return [
    { name: 'promotions-tell-schedule', cron: '* * * * *', run: () => tellSchedule(db, clock.now()) },
    {
      name: 'promotions-drop-pictures',
      cron: '21 * * * *',
      run: async () => void (await dropApplicationPictures(db, clock.now())),
    },
  ];
}
