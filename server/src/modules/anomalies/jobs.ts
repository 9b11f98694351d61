import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { lookForAnomalies } from './look-for-anomalies.ts';

export function anomalyJobs(deps: { db: Database; clock: Clock }): Job[] {
  return [{ name: 'anomalies-look', cron: '*/5 * * * *', run: (signal) => lookForAnomalies(deps, signal) }];
}
