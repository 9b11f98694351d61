import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { deleteDemoAccounts } from './delete-demo-accounts.ts';

export function memberJobs(deps: { db: Database; clock: Clock }): Job[] {
  return [{ name: 'members-delete-demo-accounts', cron: '43 * * * *', run: () => deleteDemoAccounts(deps) }];
}
