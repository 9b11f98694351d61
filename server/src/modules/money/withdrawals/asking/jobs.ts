import type { Job } from '../../../../platform/jobs/job.ts';
import type { Log } from '../../../../platform/process/log.ts';
import type { WithdrawalDeps } from '../deps.ts';
import { sendDuePayouts } from '../payouts/send-due-payouts.ts';
import { dropWithdrawalPictures } from './pictures.ts';
import { endReceipts } from './receipts.ts';

export function withdrawalJobs(deps: WithdrawalDeps & { log: Log }): Job[] {
  const { db, clock } = deps;
  return [
    // Queued as well by what decides to send: it runs at once, and every minute for what is tried again.
    {
      name: 'withdrawals-send-payouts',
      cron: '* * * * *',
      run: async (signal) => void (await sendDuePayouts(deps, signal)),
    },
    {
      name: 'withdrawals-end-receipts',
      cron: '* * * * *',
      run: async () => void (await endReceipts(db, clock.now())),
    },
    {
      name: 'withdrawals-drop-pictures',
      cron: '37 * * * *',
      run: async () => void (await dropWithdrawalPictures(db, clock.now())),
    },
  ];
}
