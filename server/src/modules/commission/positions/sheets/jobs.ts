import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { runSheets } from './run-sheets.ts';

export function positionJobs(deps: { db: Database; clock: Clock }): Job[] {
  return [{ name: 'positions-sheets', cron: '* * * * *', run: (signal) => runSheets(deps, signal) }];
}
