import * as contract from '@lanna/contract/house/jobs/ops';
import type { Job } from '../../../../platform/jobs/job.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { jobRuns } from './list-job-runs.ts';
import { listJobs } from './list-jobs.ts';
import { runJob } from './run-job.ts';

export function jobOps({
  db,
  clock,
  jobs,
}: {
  db: Database;
  clock: Clock;
  jobs(): readonly Job[];
}): OpsRoute[] {
  return [
    opsRoute(contract.listJobs, () => listJobs(db.kysely, jobs(), clock.now())),
    ...jobRuns.routes(db.kysely),
    opsChange(db, contract.runJob, async (tx, call) => {
      const { job } = call.params;
      if (!jobs().some(({ name }) => name === job)) throw new Refusal('not_found');
      await runJob(tx, job);
      await call.record(tx, {
        action: 'jobs.run',
        brandId: null,
        subject: { kind: 'job', id: job, name: job },
        reason: call.body.reason,
      });
      return {};
    }),
  ];
}
