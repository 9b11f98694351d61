import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { checkInvariants, type InvariantViolation } from '../check-invariants.ts';
import { growBlockTrees } from '../grow-block-trees.ts';
import { onSnapshot } from '../on-snapshot.ts';
import { reportViolations } from '../report-violations.ts';
import { runVerification } from '../run-verification.ts';
import { sealTransfers } from '../seal-transfers.ts';
import { VERIFICATION_JOB } from '../verification/ask-for-verification.ts';
import type { VerificationPart } from '../verification-part.ts';
import { createPartitions } from './create-partitions.ts';
import { rollUpHouses } from './roll-up-houses.ts';

export function ledgerJobs(deps: {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'error' | 'warn'>;
  /** Asked while a job runs. */
  parts(): readonly VerificationPart[];
  /** Topics that put broken rules before an operator are notified of each check. */
  notify(violations: readonly InvariantViolation[]): Promise<void>;
}): Job[] {
  const { db, log } = deps;
  return [
    {
      name: 'ledger-seal',
      cron: '* * * * *',
      run: async () => {
        await sealTransfers(db.kysely);
        await growBlockTrees(db.kysely);
      },
    },
    { name: 'ledger-roll-up', cron: '* * * * *', run: () => rollUpHouses(db.kysely) },
    // An operator who asks for one has it run at once; the minute is for what a stopped process left.
    { name: VERIFICATION_JOB, cron: '* * * * *', run: (signal) => runVerification(deps, signal) },
    { name: 'ledger-partitions', cron: '7 2 * * *', run: () => createPartitions(db.kysely) },
    {
      name: 'ledger-invariants',
      // In the small hours of Bangkok.
      cron: '17 21 * * *',
      run: async () => {
        const violations = await onSnapshot(db, checkInvariants);
        await deps.notify(violations);
        reportViolations(violations, log);
      },
    },
  ];
}
