import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { findAnomalies } from './find-anomalies.ts';

export function anomalyJobs(deps: { db: Database; clock: Clock }): Job[] {
  return [{ name: 'anomalies-look', cron: '*/5 * * * *', run: (signal) => findAnomalies(deps, signal) }];
}
