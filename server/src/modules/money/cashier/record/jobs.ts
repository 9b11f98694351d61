import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { matchEarlyPayments } from '../crediting/match-early-payments.ts';
import { dropSlips } from './drop-slips.ts';
import { expireDeposits } from './expire-deposits.ts';
import type { Notices } from './notify-deposit.ts';

export function cashierJobs({ db, clock, notices }: { db: Database; clock: Clock; notices: Notices }): Job[] {
  return [
    {
      name: 'cashier-expire-deposits',
      cron: '* * * * *',
      run: async () => void (await expireDeposits(db, notices, clock.now())),
    },
    {
      name: 'cashier-match-payments',
      cron: '* * * * *',
      run: async () => void (await matchEarlyPayments(db, notices, clock.now())),
    },
    {
      name: 'cashier-drop-slips',
      cron: '33 * * * *',
      run: async () => void (await dropSlips(db, clock.now())),
    },
  ];
}
