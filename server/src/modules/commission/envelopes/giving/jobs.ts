import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { expireEnvelopes } from './expire-envelopes.ts';
import { NOTIFY_JOB } from './notify-job.ts';
import { notifyReceivers } from './notify-receivers.ts';

export function envelopeJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  return [
    // Queued as well when one is given: it runs at once.
    { name: NOTIFY_JOB, cron: '* * * * *', run: (signal) => notifyReceivers(db, clock.now(), signal) },
    {
      name: 'envelopes-expire',
      cron: '* * * * *',
      run: (signal) => expireEnvelopes(db, clock.now(), signal),
    },
  ];
}
