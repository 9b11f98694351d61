import type { Value } from '@lanna/contract/endpoint';
import type { listJobs as endpoint, JobRow, JobRunRow } from '@lanna/contract/house/jobs/ops';
import { sql } from 'kysely';
import type { Job } from '../../../../platform/jobs/job.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type RunRecord, runRow } from './list-job-runs.ts';
import { nextRun } from './next-run.ts';

const DAY_MS = 24 * 3_600_000;
/** A job whose time was so long ago and that no process has begun is late. */
const LATE_AFTER_MS = 3 * 60_000;

/** Every job with its schedule, its last run and its place in the queue. */
export async function listJobs(
  db: Queryable,
  jobs: readonly Job[],
  now: Date,
): Promise<Value<typeof endpoint>> {
  const [last, sums, queued] = await Promise.all([readLast(db), readSums(db, now), readQueue(db)]);
  const rows = jobs.map(({ name, cron }): JobRow => {
    const run = last.get(name) ?? null;
    const { runs, failures, median } = sums.get(name) ?? { runs: 0n, failures: 0n, median: null };
    const inQueue = queued.get(name);
    return {
      name,
      cron,
      state: stateOf(run, inQueue, now),
      nextAt: nextRun(cron, now)?.toISOString() ?? null,
      last: run,
      queued: inQueue
        ? {
            dueAt: inQueue.run_at.toISOString(),
            attempts: inQueue.attempts,
            isRunning: inQueue.is_running,
          }
        : null,
      runs: Number(runs),
      failures: Number(failures),
      medianMs: median === null ? null : Math.round(median),
    };
  });
  const waits = [...queued.values()]
    .filter(({ is_running, run_at }) => !is_running && run_at <= now)
    .map(({ run_at }) => now.getTime() - run_at.getTime());
  return { jobs: rows, waiting: waits.length, oldestWaitMs: waits.length > 0 ? Math.max(...waits) : null };
}

function stateOf(run: JobRunRow | null, queued: Queued | undefined, now: Date): JobRow['state'] {
  if (run?.outcome === 'running') return 'running';
  if (queued && !queued.is_running && now.getTime() - queued.run_at.getTime() > LATE_AFTER_MS) return 'late';
  if (!run) return 'never';
  return run.outcome === 'done' ? 'done' : 'failed';
}

async function readLast(db: Queryable): Promise<Map<string, JobRunRow>> {
  const { rows } = await sql<RunRecord>`
    select distinct on (job) * from platform.job_runs order by job, started_at desc, id desc`.execute(db);
  return new Map(rows.map((row) => [row.job, runRow(row)]));
}

async function readSums(db: Queryable, now: Date) {
  const { rows } = await sql<{ job: string; runs: bigint; failures: bigint; median: number | null }>`
    select job, count(*) as runs, count(*) filter (where outcome in ('failed', 'lost')) as failures,
      percentile_cont(0.5) within group (order by extract(epoch from finished_at - started_at)::float8 * 1000) as median
    from platform.job_runs where started_at > ${new Date(now.getTime() - DAY_MS)} group by job`.execute(db);
  return new Map(rows.map((row) => [row.job, row]));
}

interface Queued {
  job: string;
  run_at: Date;
  attempts: number;
  is_running: boolean;
}

async function readQueue(db: Queryable): Promise<Map<string, Queued>> {
  const { rows } =
    await sql<Queued>`select job, run_at, attempts, is_running from platform.queued_jobs()`.execute(db);
  return new Map(rows.map((row) => [row.job, row]));
}
