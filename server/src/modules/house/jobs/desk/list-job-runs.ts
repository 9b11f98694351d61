import type { JobRunRow } from '@lanna/contract/house/jobs/ops';
import { sql } from 'kysely';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type PageWanted, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

export interface RunRecord {
  id: string;
  job: string;
  due_at: Date | null;
  started_at: Date;
  finished_at: Date | null;
  outcome: string;
  attempt: number;
  error: string | null;
}
interface Filters {
  job?: string | undefined;
  outcome?: JobRunRow['outcome'] | undefined;
}

const PAGING: Paging = { keys: { at: { by: sql`r.started_at`, type: 'timestamptz' } }, id: sql`r.id` };

export async function listJobRuns(db: Queryable, wanted: PageWanted & Filters) {
  const page = await readPage(db, runsOf(db, wanted), PAGING, wanted);
  return { ...page, rows: page.rows.map(runRow) };
}

export function exportJobRuns(db: Queryable, wanted: { sort: string } & Filters): CsvAnswer {
  return {
    name: 'job-runs',
    header: ['job', 'due', 'started', 'finished', 'outcome', 'took_ms', 'attempt', 'error'],
    rows: linesOf(db, wanted),
  };
}

async function* linesOf(db: Queryable, wanted: { sort: string } & Filters) {
  for await (const record of readAllRows(runsOf(db, wanted), PAGING, wanted)) {
    const row = runRow(record);
    const due = record.due_at?.toISOString() ?? null;
    yield [
      row.job,
      due,
      row.startedAt,
      row.finishedAt,
      row.outcome,
      row.tookMs,
      row.attempt,
      row.error,
    ] as const;
  }
}

function runsOf(db: Queryable, { job, outcome }: Filters) {
  return db
    .selectFrom('platform.job_runs as r')
    .$if(job !== undefined, (query) => query.where('r.job', '=', job ?? ''))
    .$if(outcome !== undefined, (query) => query.where('r.outcome', '=', outcome ?? ''))
    .select([
      'r.id',
      'r.job',
      'r.due_at',
      'r.started_at',
      'r.finished_at',
      'r.outcome',
      'r.attempt',
      'r.error',
    ]);
}

export function runRow(record: RunRecord): JobRunRow {
  const { id, job, due_at, started_at, finished_at, outcome, attempt, error } = record;
  return {
    id,
    job,
    startedAt: started_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
    outcome: outcome as JobRunRow['outcome'],
    tookMs: finished_at && finished_at.getTime() - started_at.getTime(),
    lateMs: due_at && Math.max(0, started_at.getTime() - due_at.getTime()),
    attempt,
    error,
  };
}
