import type { Job } from '../../../../platform/jobs/job.ts';
import { type BillDeps, runBills } from '../run-bills.ts';

export function billJobs(deps: BillDeps): Job[] {
  return [{ name: 'bills-run', cron: '* * * * *', run: (signal) => runBills(deps, signal) }];
}
