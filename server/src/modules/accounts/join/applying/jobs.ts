import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';

const DAY_MS = 86_400_000;
/** An applicant who became an agent has an account by then; of all others the house needs nothing any more. */
const KEPT_DAYS = 365;

export function joinJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  return [
    {
      name: 'join-forget-done',
      cron: '17 3 * * *',
      run: () => forgetDone({ db, now: clock.now() }),
    },
  ];
}

export async function forgetDone({ db, now }: { db: Database; now: Date }): Promise<void> {
  await db.kysely
    .deleteFrom('join.application')
    .where('state', '=', 'done')
    .where('handled_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
}
