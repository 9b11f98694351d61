import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log.ts';

export function ledgerJobs(_deps: { db: Database; log: Log }): Job[] {
  return [];
}
