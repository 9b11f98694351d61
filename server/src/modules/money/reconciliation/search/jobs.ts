import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Gateways } from '../../payments/gateway-orders.ts';
import { findDifferences } from './find-differences.ts';
import { readStatements } from './read-statements.ts';

export function reconciliationJobs(deps: {
  db: Database;
  clock: Clock;
  gateways: Pick<Gateways, 'statement'>;
}): Job[] {
  return [
    {
      name: 'reconciliation-look',
      cron: '*/5 * * * *',
      run: async () => void (await findDifferences(deps)),
    },
    { name: 'reconciliation-statements', cron: '13 * * * *', run: () => readStatements(deps) },
    {
      name: 'reconciliation-look-back',
      // In the small hours of Bangkok.
      cron: '43 20 * * *',
      run: async () => void (await findDifferences(deps, { whole: true })),
    },
  ];
}
