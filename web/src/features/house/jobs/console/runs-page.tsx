import { type JobRunRow, listJobRuns, listJobs } from '@lanna/contract/house/jobs/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { useDuration, useJobText } from './job-text.ts';

const TONES = {
  running: 'accent',
  done: 'success',
  failed: 'danger',
  lost: 'warning',
} as const satisfies Record<JobRunRow['outcome'], Tone>;
const by = filtersOf(listJobRuns);
const column = columnsOf(listJobRuns);

/** The last runs of all jobs, or of one. */
export function RunsPage() {
  const { t } = useTranslation('jobs-console');
  const text = useJobText();
  const duration = useDuration();
  const jobs = useOps(listJobs);
  const names = (jobs.data?.jobs ?? []).map(({ name }) => ({ value: name, label: text.name(name) }));
  const filter = useListFilter([
    by.choiceOf('job', t('column.job'), names),
    by.choice('outcome', t('column.outcome'), (outcome) => t(`outcome.${outcome}`)),
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
        filter={filter}
        notice="jobs_changed"
        columns={[
          column.moment('startedAt', t('column.at'), { id: 'at', variant: 'full', sort: 'at', width: 170 }),
          column.word('job', t('column.job'), text.name, { width: 260 }),
          column.badge('outcome', t('column.outcome'), TONES, (outcome) => t(`outcome.${outcome}`), {
            width: 120,
          }),
          column.word('tookMs', t('column.took'), duration, { id: 'took', align: 'end', width: 100 }),
          column.word('lateMs', t('column.late'), duration, { id: 'late', align: 'end', width: 100 }),
          column.text('attempt', t('column.attempt'), { align: 'end', width: 80 }),
          column.text('error', t('column.error'), { width: 300 }),
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
