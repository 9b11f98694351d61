import { type JobRow, listJobs, runJob } from '@lanna/contract/house/jobs/ops';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { useReasonDialog } from '../../../../console/use-reason-dialog.ts';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useDuration, useJobText } from './job-text.ts';

const TONES = {
  running: 'accent',
  done: 'success',
  failed: 'danger',
  late: 'warning',
  never: 'quiet',
} as const satisfies Record<JobRow['state'], Tone>;

/** The portal's own jobs: how they are, when they come, and one more run where it is needed. Those that need an operator first. */
export function JobsPage() {
  const { t } = useTranslation('jobs-console');
  const jobs = useOps(listJobs);
  const text = useJobText();
  const running = useReasonDialog(runJob, {
    send: (reason, { name }: JobRow) => ({ params: { job: name }, body: { reason } }),
    done: () => t('queued'),
  });
  return (
    <ConsolePage
      title={t('title')}
      description={t('text')}
      actions={<ConsoleLink href="/jobs/runs">{t('allRuns')}</ConsoleLink>}
    >
      <QueryView query={jobs} label={t('loading')} failed={t('failed')} shape={<Skeleton className="h-96" />}>
        {({ jobs: rows, waiting, oldestWaitMs }) => (
          <div className="flex flex-col gap-4">
            <Queue rows={rows} waiting={waiting} oldestWaitMs={oldestWaitMs} />
            <ul className="divide-y divide-line rounded-medium border border-line bg-surface">
              {[...rows].sort(byUrgency).map((row) => (
                <JobLine key={row.name} row={row} onRun={() => running.ask(row)} />
              ))}
            </ul>
          </div>
        )}
      </QueryView>
      <ReasonDialog
        {...running.dialog}
        title={t('runTitle', { job: running.asked ? text.name(running.asked.name) : '' })}
        text={t('runText')}
        action={t('run')}
      />
    </ConsolePage>
  );
}

function Queue({
  rows,
  waiting,
  oldestWaitMs,
}: {
  rows: readonly JobRow[];
  waiting: number;
  oldestWaitMs: number | null;
}) {
  const { t } = useTranslation('jobs-console');
  const duration = useDuration();
  const failed = rows.filter(({ state }) => state === 'failed').length;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <StatusBadge tone={failed > 0 ? 'danger' : 'success'}>{t('failing', { count: failed })}</StatusBadge>
      <StatusBadge tone={waiting > 0 ? 'warning' : 'success'}>
        {waiting > 0 ? t('waiting', { count: waiting, time: duration(oldestWaitMs) }) : t('noneWaiting')}
      </StatusBadge>
    </p>
  );
}

function JobLine({ row, onRun }: { row: JobRow; onRun: () => void }) {
  const { t } = useTranslation('jobs-console');
  const text = useJobText();
  const duration = useDuration();
  const { name, cron, state, last, nextAt, medianMs, runs, failures } = row;
  return (
    <li className="grid items-start gap-x-6 gap-y-2 px-4 py-3 lg:grid-cols-[minmax(0,5fr)_7rem_minmax(0,4fr)_minmax(0,3fr)_auto]">
      <div className="min-w-0">
        <h2 className="font-medium text-sm">{text.name(name)}</h2>
        <p className="text-muted text-sm">{text.about(name)}</p>
        <p className="mt-0.5 font-mono text-muted text-xs">
          {name} · {cron}
        </p>
      </div>
      <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>
      <div className="min-w-0 text-sm">
        {last ? (
          <>
            <p>
              <When at={last.startedAt} variant="full" />
              {last.tookMs !== null && (
                <span className="text-muted"> · {t('took', { time: duration(last.tookMs) })}</span>
              )}
              {last.lateMs !== null && last.lateMs > LATE_MS && (
                <span className="text-warning"> · {t('late', { time: duration(last.lateMs) })}</span>
              )}
            </p>
            {last.error && <p className="mt-0.5 break-words font-mono text-danger text-xs">{last.error}</p>}
          </>
        ) : (
          <p className="text-muted">{t('notYet')}</p>
        )}
        <p className="mt-0.5 text-muted text-xs">
          <ConsoleLink
            href={`/jobs/runs?job=${name}`}
            className="text-accent-text underline underline-offset-2"
          >
            {t('runs', { count: runs, rows: displayCount(runs) })}
          </ConsoleLink>
          {failures > 0 && <span className="text-danger"> · {t('failures', { count: failures })}</span>}
          {medianMs !== null && ` · ${t('median', { time: duration(medianMs) })}`}
        </p>
      </div>
      <p className="text-sm">
        <span className="text-muted">{t('next')} </span>
        <When at={nextAt} />
      </p>
      <Can permission="jobs.run" house>
        <Button variant="secondary" size="small" icon={<Play aria-hidden="true" />} onClick={onRun}>
          {state === 'failed' ? t('again') : t('run')}
        </Button>
      </Can>
    </li>
  );
}

const LATE_MS = 60_000;
const URGENCY: Record<JobRow['state'], number> = { failed: 0, late: 1, running: 2, done: 3, never: 3 };

function byUrgency(one: JobRow, other: JobRow): number {
  return URGENCY[one.state] - URGENCY[other.state] || one.name.localeCompare(other.name, 'en');
}
