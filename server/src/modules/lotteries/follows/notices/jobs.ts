import type { Job } from '../../../../platform/jobs/job.ts';
import { type NotifyDeps, notifyFollowers } from './notify-followers.ts';

export function followJobs(deps: NotifyDeps): Job[] {
  return [{ name: 'follows-tell', cron: '* * * * *', run: (signal) => notifyFollowers(deps, signal) }];
}
