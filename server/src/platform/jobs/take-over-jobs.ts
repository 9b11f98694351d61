import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Log } from '../process/log.ts';

/** A worker that is found without its process twice in a row, so far apart, has ended with it. */
const LOOK_EVERY_MS = 600;

/** A run that its process did not live to end. */
export interface LostRun {
  job: string;
  dueAt: Date;
  attempt: number;
}

/**
 * Jobs of a process that has died are given to others within three seconds; by itself the queue would wait for four hours, since it cannot know. Each process holds a lock for
 * each of its workers in a session that ends with it, and looks for jobs of workers whose lock is free. A process that only lost its session may have its job run a second time
 * beside it, which every job bears.
 */
export function takeOverJobs(options: {
  pool: Pool;
  log: Pick<Log, 'warn'>;
  onLost(runs: readonly LostRun[]): Promise<void>;
}): { hold(workerId: string): Promise<void>; stop(): Promise<void> } {
  const { pool, log, onLost } = options;
  const own = new Set<string>();
  const stopping = new AbortController();
  let session: PoolClient | undefined;
  /** Found without a process when it was last looked. */
  let suspects = new Set<string>();

  async function look(client: PoolClient) {
    const { rows } = await client.query<{ worker: string }>(FREE, [[...own]]);
    const found = rows.map(({ worker }) => worker);
    const ended = found.filter((worker) => suspects.has(worker));
    suspects = new Set(found);
    if (ended.length > 0) await takeOver(client, ended);
    if (found.length > 0) await client.query(LET_GO, [found]);
  }

  async function takeOver(client: PoolClient, workers: readonly string[]) {
    const { rows } = await client.query<{ job: string; due_at: Date; attempt: number }>(RUNS, [workers]);
    await client.query('select graphile_worker.force_unlock_workers($1::text[])', [workers]);
    log.warn({ jobs: rows.map(({ job }) => job) }, 'jobs of a process that has ended are taken over');
    await onLost(rows.map(({ job, due_at: dueAt, attempt }) => ({ job, dueAt, attempt })));
  }

  async function lookFrom(client: PoolClient) {
    for (const worker of own) await client.query(HOLD, [worker]);
    session = client;
    for (; !stopping.signal.aborted; await pause()) await look(client);
  }

  async function keepLooking() {
    while (!stopping.signal.aborted) {
      const client = await pool.connect().catch(() => undefined);
      // A database that is away is no reason to end: looked again when it is back.
      if (client) await lookFrom(client).catch(() => {});
      session = undefined;
      suspects = new Set();
      // What it holds ends with it.
      client?.release(true);
      await pause();
    }
  }

  async function pause() {
    await sleep(LOOK_EVERY_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
  }

  const looking = keepLooking();
  return {
    hold: async (workerId) => {
      if (own.has(workerId)) return;
      own.add(workerId);
      await session?.query(HOLD, [workerId]).catch(() => {});
    },
    stop: async () => {
      stopping.abort();
      await looking;
    },
  };
}

const LOCK_OF = (worker: string) => `hashtextextended('lanna worker ' || ${worker}, 0)`;
const HOLD = `select pg_advisory_lock(${LOCK_OF('$1::text')})`;
const LET_GO = `select pg_advisory_unlock(${LOCK_OF('worker')}) from unnest($1::text[]) worker`;
/** Workers of others whose lock can be had; it is had by this session then, so that no two look after the same. */
const FREE = `
  select worker from (
    select distinct locked_by as worker from graphile_worker._private_jobs
    where locked_by is not null and locked_by <> all($1::text[])) held
  where pg_try_advisory_lock(${LOCK_OF('worker')})`;
const RUNS = `
  select t.identifier as job, j.run_at as due_at, j.attempts::int as attempt
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.locked_by = any($1::text[])`;
