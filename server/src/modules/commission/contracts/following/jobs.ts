import type { Job } from '../../../../platform/jobs/job.ts';
import { type SettleDeps, settleContracts } from './settle-contracts.ts';

export function contractJobs(deps: SettleDeps): Job[] {
  return [{ name: 'contracts-settle', cron: '* * * * *', run: (signal) => settleContracts(deps, signal) }];
}
