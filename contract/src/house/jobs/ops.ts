import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { list } from '../../ops-list.ts';

/** lost: its process ended under it. */
export const JOB_OUTCOMES = ['running', 'done', 'failed', 'lost'] as const;
const params = z.object({ job: z.string().regex(/^[a-z][a-z-]{1,60}$/) });

const run = z.object({
  id: z.string(),
  job: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  outcome: z.enum(JOB_OUTCOMES),
  /** How long it took, and how long after its time it began. */
  tookMs: z.int().nullable(),
  lateMs: z.int().nullable(),
  attempt: z.int(),
  error: z.string().nullable(),
});
export type JobRunRow = z.infer<typeof run>;

/** never: has not run yet · late: should have begun by now, so no worker may be running. */
export const JOB_STATES = ['running', 'done', 'failed', 'late', 'never'] as const;

const job = z.object({
  name: z.string(),
  /** Five fields, UTC. */
  cron: z.string(),
  state: z.enum(JOB_STATES),
  nextAt: z.iso.datetime().nullable(),
  last: run.nullable(),
  /** In the queue now: due since then, tried so often. */
  queued: z.object({ dueAt: z.iso.datetime(), attempts: z.int(), isRunning: z.boolean() }).nullable(),
  /** Within the last 24 hours. */
  runs: z.int(),
  failures: z.int(),
  medianMs: z.int().nullable(),
});
export type JobRow = z.infer<typeof job>;

export const listJobs = opsEndpoint({
  method: 'GET',
  path: '/ops/jobs',
  access: 'jobs.read',
  house: true,
  summary: 'The portal’s own jobs: their schedule, how the last run went, and what waits',
  value: z.object({ jobs: z.array(job), waiting: z.int(), oldestWaitMs: z.int().nullable() }),
  refusals: [],
});

export const listJobRuns = list({
  path: '/ops/job-runs',
  access: 'jobs.read',
  elsewhere: 'file',
  house: true,
  summary: 'The last runs of all jobs or of one',
  row: run,
  choices: { outcome: JOB_OUTCOMES },
  filters: { job: params.shape.job },
  sorts: ['at'],
  file: 'The same as CSV',
});

export const runJob = opsEndpoint({
  method: 'POST',
  path: '/ops/jobs/:job/run',
  access: 'jobs.run',
  house: true,
  summary:
    'Has a job run as soon as a worker is free, beside its schedule; also one that has failed for good',
  params,
  body: z.object({ reason }),
  value: z.object({}),
  refusals: ['not_found'],
});
