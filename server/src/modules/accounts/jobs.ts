import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';

const KEEP_MS = 30 * 24 * 3_600_000;

/** Forgets sessions and failed log-ins that decide nothing any more. */
export function accountJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  return [
    {
      name: 'accounts-sweep',
      cron: '17 * * * *',
      run: async () => {
        const before = new Date(clock.now().getTime() - KEEP_MS);
        await db.kysely.deleteFrom('accounts.session').where('expires_at', '<', before).execute();
        await db.kysely.deleteFrom('accounts.login_failure').where('failed_at', '<', before).execute();
      },
    },
  ];
}
