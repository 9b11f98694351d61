import { type JobRunRow, listJobRuns } from '@lanna/contract/house/jobs/ops';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';

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

export const jobRuns = opsList(
  listJobRuns,
  ({ db }: ListScope) => db.selectFrom('platform.job_runs as r').selectAll(),
  {
    // Jobs are the house's.
    brand: null,
    where: { job: 'r.job', outcome: 'r.outcome' },
    sorts: { at: { by: 'r.started_at', type: 'timestamptz' } },
    id: 'r.id',
    row: runRow,
    file: {
      name: 'job-runs',
      columns: {
        job: 'job',
        due: (_, { due_at }) => due_at?.toISOString() ?? null,
        started: 'startedAt',
        finished: 'finishedAt',
        outcome: 'outcome',
        took_ms: 'tookMs',
        attempt: 'attempt',
        error: 'error',
      },
    },
  },
);

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
