import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log.ts';
import { checkInvariants } from './check-invariants.ts';
import { createPartitions } from './create-partitions.ts';
import { onSnapshot } from './on-snapshot.ts';
import { reportViolations } from './report-violations.ts';
import { rollUpHouses } from './roll-up-houses.ts';
import { sealTransfers } from './seal-transfers.ts';

export function ledgerJobs({ db, log }: { db: Database; log: Pick<Log, 'error'> }): Job[] {
  return [
    { name: 'ledger-seal', cron: '* * * * *', run: async () => void (await sealTransfers(db.kysely)) },
    { name: 'ledger-roll-up', cron: '* * * * *', run: () => rollUpHouses(db.kysely) },
    { name: 'ledger-partitions', cron: '7 2 * * *', run: () => createPartitions(db.kysely) },
    {
      name: 'ledger-invariants',
      // In the small hours of Bangkok.
      cron: '17 21 * * *',
      run: async () => reportViolations(await onSnapshot(db, checkInvariants), log),
    },
  ];
}
