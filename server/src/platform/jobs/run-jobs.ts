import { parseCrontab, run, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Log } from '../process/log.ts';
import { traced } from '../tracing/trace.ts';
import type { Job } from './job.ts';
import type { JobRecord } from './job-record.ts';
import { type LostRun, takeOverJobs } from './take-over-jobs.ts';

/**
 * Runs the scheduled jobs with graphile-worker: each is queued once per tick however many processes watch, retried with
 * backoff, and finished before the process stops; what a process does not live to finish another one takes over. `pool` is of `lanna_jobs`: the queue keeps its own schema. Each run is put on
 * record.
 */
export async function runJobs(options: {
  pool: Pool;
  jobs: readonly Job[];
  log: Log;
  record: JobRecord;
  onLost(runs: readonly LostRun[]): Promise<void>;
}) {
  const { pool, jobs, log, record, onLost } = options;
  const takingOver = takeOverJobs({ pool, log, onLost });
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (_payload, { job: queued, abortSignal }) => {
        if (queued.locked_by) await takingOver.hold(queued.locked_by);
        const startedMs = performance.now();
        await record({ job: job.name, dueAt: queued.run_at, attempt: queued.attempts }, () =>
          traced(`job ${job.name}`, { begins: true }, async () => job.run(abortSignal)),
        );
        log.debug({ job: job.name, ms: Math.round(performance.now() - startedMs) }, 'job done');
      },
    ]),
  );
  // One at a time and never piling up: a job that is late runs once, not once per missed tick.
  const crontab = jobs
    .map((job) => `${job.cron} ${job.name} ?max=5&jobKey=${job.name}&jobKeyMode=replace`)
    .join('\n');
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 1000,
    taskList,
    parsedCronItems: parseCrontab(crontab),
    logger: workerLogger(log),
  });
  return {
    stop: async () => {
      await runner.stop();
      await takingOver.stop();
    },
    ended: runner.promise,
  };
}

function workerLogger(log: Log) {
  return new WorkerLogger(() => (level, message, meta) => {
    const error = meta?.['error'];
    if (level === 'error') log.error({ err: error instanceof Error ? error : undefined }, message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
