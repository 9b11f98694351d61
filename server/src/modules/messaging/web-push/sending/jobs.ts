import type { Job } from '../../../../platform/jobs/job.ts';
import { type DeliverDeps, deliverDue, forgetStale } from './deliver-due.ts';

export function webPushJobs(deps: DeliverDeps): Job[] {
  return [
    {
      name: 'web-push-deliver',
      cron: '* * * * *',
      run: (signal) => deliverDue(deps, signal),
    },
    {
      name: 'web-push-forget',
      cron: '41 3 * * *',
      run: () => forgetStale(deps),
    },
  ];
}
