import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { endExclusions } from './end-exclusions.ts';

export function exclusionJobs(deps: { db: Database; clock: Clock }): Job[] {
  return [
    { name: 'protection-end-exclusions', cron: '* * * * *', run: (signal) => endExclusions(deps, signal) },
  ];
}
