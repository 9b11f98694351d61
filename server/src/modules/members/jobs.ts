import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteDemoAccounts } from './delete-demo-accounts.ts';

export function memberJobs(deps: { db: Database; clock: Clock }): Job[] {
  return [{ name: 'members-delete-demo-accounts', cron: '43 * * * *', run: () => deleteDemoAccounts(deps) }];
}
