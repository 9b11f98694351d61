import type { Job } from '../../../../platform/jobs/job.ts';
import { closeExpiredProposals } from '../proposals/close-expired-proposals.ts';
import { sealActions } from '../record/seal-actions.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { sendLetters } from './send-letters.ts';

export function operatorJobs(
  deps: Pick<OperatorDeps, 'db' | 'clock' | 'kinds' | 'mailer' | 'consoleOrigin'>,
): Job[] {
  const { db, clock, kinds } = deps;
  return [
    {
      name: 'operators-seal-actions',
      cron: '* * * * *',
      run: async () => void (await sealActions(db.kysely)),
    },
    {
      name: 'operators-close-proposals',
      cron: '*/5 * * * *',
      run: async () => void (await closeExpiredProposals(db, kinds(), clock.now())),
    },
    {
      name: 'operators-send-letters',
      cron: '* * * * *',
      run: () => sendLetters(deps),
    },
  ];
}
