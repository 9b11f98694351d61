import type { Job } from '../../../../platform/jobs/job.ts';
import { type TellDeps, tellFollowers } from './tell-followers.ts';

export function followJobs(deps: TellDeps): Job[] {
  return [{ name: 'follows-tell', cron: '* * * * *', run: (signal) => tellFollowers(deps, signal) }];
}
