import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { notifyAgents } from './notify-agents.ts';

export function registrationJobs(deps: { db: Database; clock: Clock }): Job[] {
  return [
    { name: 'registration-tell-agents', cron: '* * * * *', run: (signal) => notifyAgents(deps, signal) },
  ];
}
