import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { ProposalKind } from '../../platform/ops/operator-gate.ts';
import { closeExpiredProposals } from './close-expired-proposals.ts';
import { sealActions } from './seal-actions.ts';

export function operatorJobs({
  db,
  clock,
  kinds,
}: {
  db: Database;
  clock: Clock;
  kinds(): readonly ProposalKind[];
}): Job[] {
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
  ];
}
