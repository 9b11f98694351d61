import {
  exportJobRuns,
  JOB_OUTCOMES,
  type JobRunRow,
  listJobRuns,
  listJobs,
} from '@lanna/contract/house/jobs/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { useDuration, useJobText } from './job-text.ts';

const TONES = {
  running: 'accent',
  done: 'success',
  failed: 'danger',
  lost: 'warning',
} as const satisfies Record<JobRunRow['outcome'], Tone>;
const keyOf = (row: JobRunRow) => row.id;

/** The last runs of all jobs, or of one. */
export function RunsPage() {
  const { t } = useTranslation('jobs-console');
  const text = useJobText();
  const duration = useDuration();
  const jobs = useOps(listJobs);
  const filter = useListFilter([
    {
      name: 'job',
      kind: 'choice',
      label: t('column.job'),
      options: (jobs.data?.jobs ?? []).map(({ name }) => ({ value: name, label: text.name(name) })),
    },
    {
      name: 'outcome',
      kind: 'choice',
      label: t('column.outcome'),
      options: JOB_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) })),
    },
  ]);
  return (
    <ConsolePage
      fill
      title={t('runsTitle')}
      description={t('runsText')}
      crumbs={[{ href: '/jobs', label: t('title') }]}
    >
      <DataTable
        name="job-runs"
        caption={t('runsTitle')}
        list={listJobRuns}
        csv={exportJobRuns}
        filter={filter}
        sorted="-at"
        rowKey={keyOf}
        notice="jobs_changed"
        columns={[
          {
            id: 'at',
            head: t('column.at'),
            cell: (row) => <When at={row.startedAt} variant="full" />,
            sort: 'at',
            width: 170,
          },
          { id: 'job', head: t('column.job'), cell: (row) => text.name(row.job), width: 260 },
          { id: 'outcome', head: t('column.outcome'), cell: (row) => <Outcome row={row} />, width: 120 },
          {
            id: 'took',
            head: t('column.took'),
            align: 'end',
            cell: (row) => duration(row.tookMs),
            width: 100,
          },
          {
            id: 'late',
            head: t('column.late'),
            align: 'end',
            cell: (row) => duration(row.lateMs),
            width: 100,
          },
          { id: 'attempt', head: t('column.attempt'), align: 'end', cell: (row) => row.attempt, width: 80 },
          { id: 'error', head: t('column.error'), cell: (row) => row.error, width: 300 },
        ]}
        panel={{
          title: (_, row) => (row ? text.name(row.job) : t('runsTitle')),
          body: (_, row) => (row ? <Run row={row} /> : <p>{t('gone')}</p>),
        }}
        empty={{ title: t('noRuns'), text: t('noRunsText') }}
      />
    </ConsolePage>
  );
}

function Outcome({ row }: { row: JobRunRow }) {
  const { t } = useTranslation('jobs-console');
  return <StatusBadge tone={TONES[row.outcome]}>{t(`outcome.${row.outcome}`)}</StatusBadge>;
}

function Run({ row }: { row: JobRunRow }) {
  const { t } = useTranslation('jobs-console');
  const text = useJobText();
  const duration = useDuration();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted text-sm">{text.about(row.job)}</p>
      <Facts
        facts={[
          { label: t('column.outcome'), value: <Outcome row={row} /> },
          { label: t('column.at'), value: <When at={row.startedAt} variant="full" /> },
          { label: t('column.took'), value: duration(row.tookMs) },
          { label: t('column.late'), value: duration(row.lateMs) },
          { label: t('column.attempt'), value: row.attempt },
        ]}
      />
      {row.error && (
        <pre className="whitespace-pre-wrap break-words rounded-medium bg-raised p-3 text-danger text-xs">
          {row.error}
        </pre>
      )}
    </div>
  );
}
