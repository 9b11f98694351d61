import type { Job } from '../../../../platform/jobs/job.ts';
import { followUpTransfers } from './follow-up-transfers.ts';
import type { TransferDeps } from './send-transfer.ts';

export function transferJobs(deps: TransferDeps): Job[] {
  return [
    {
      name: 'transfers-follow-up',
      cron: '* * * * *',
      run: async (signal) => void (await followUpTransfers(deps, signal)),
    },
  ];
}
