import { sql } from 'kysely';
import { notifyOps } from '../ops/notify-ops.ts';
import type { Clock } from '../process/clock.ts';
import { newId } from '../sealing/ids.ts';
import type { Database } from '../sql/database.ts';
import type { LostRun } from './take-over-jobs.ts';

const KEPT_OF_EACH_JOB = 200;
const FAILURES_KEPT_MS = 30 * 24 * 3_600_000;
/** What nothing else has noted by then: the queue gives a run up after four hours. */
const LOST_AFTER_MS = 4 * 3_600_000;
const ERROR_MAX = 500;

/** Runs the work of a job and writes down when, for how long and with what result; what the work throws is thrown on. */
export type JobRecord = (
  of: { job: string; dueAt: Date; attempt: number },
  work: () => Promise<void>,
) => Promise<void>;

export function jobRecord({ db, clock }: { db: Database; clock: Clock }): JobRecord {
  return async ({ job, dueAt, attempt }, work) => {
    const id = newId();
    await db.kysely
      .insertInto('platform.job_run')
      .values({ id, job, due_at: dueAt, started_at: clock.now(), attempt })
      .execute();
    const end = async (outcome: 'done' | 'failed', error: string | null) => {
      await db.kysely
        .updateTable('platform.job_run')
        .set({ outcome, error, finished_at: clock.now() })
        .where('id', '=', id)
        .execute();
      await notifyOps(db.kysely, { brandId: null, type: 'jobs_changed' });
    };
    try {
      await work();
    } catch (error) {
      await end('failed', describe(error));
      throw error;
    }
    await end('done', null);
  };
}

/** Puts on record that runs ended with their process. */
export function noteLostRuns({ db, clock }: { db: Database; clock: Clock }) {
  return async (runs: readonly LostRun[]): Promise<void> => {
    for (const { job, dueAt, attempt } of runs)
      await sql`
        update platform.job_run set outcome = 'lost', finished_at = ${clock.now()}
        where job = ${job} and attempt = ${attempt} and outcome = 'running'
          and date_trunc('milliseconds', due_at) = date_trunc('milliseconds', ${dueAt}::timestamptz)`.execute(
        db.kysely,
      );
    await notifyOps(db.kysely, { brandId: null, type: 'jobs_changed' });
  };
}

/** The last runs of each job stay, failures for a month. */
export async function sweepJobRuns({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now().getTime();
  await db.kysely
    .updateTable('platform.job_run')
    .set({ outcome: 'lost', finished_at: clock.now() })
    .where('outcome', '=', 'running')
    .where('started_at', '<', new Date(now - LOST_AFTER_MS))
    .execute();
  await sql`
    delete from platform.job_run where id in (
      select id from (
        select id, outcome, started_at, row_number() over (partition by job order by started_at desc, id desc) as place
        from platform.job_run where outcome <> 'running') as runs
      where place > ${KEPT_OF_EACH_JOB}
        and (outcome = 'done' or started_at < ${new Date(now - FAILURES_KEPT_MS)}
          or place > ${KEPT_OF_EACH_JOB * 10}))`.execute(db.kysely);
}

function describe(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.slice(0, ERROR_MAX);
}
