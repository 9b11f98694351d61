import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { endExclusions } from './end-exclusions.ts';

export function exclusionJobs(deps: { db: Database; clock: Clock }): Job[] {
  return [
    { name: 'protection-end-exclusions', cron: '* * * * *', run: (signal) => endExclusions(deps, signal) },
  ];
}
