import { type Health, showHealth } from '@lanna/contract/oversight/reports/ops';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { Panel } from '../../../../../console/panel.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { When } from '../../../../../console/when.tsx';
import { displayCount } from '../../../../../i18n/format.ts';
import { QueryView } from '../../../../../query-view.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { evaluateHealth, type HealthTone } from '../health.ts';

/** How database, jobs, processes and vendors are, each with a word that says whether that is well. */
export function HealthPanel() {
  const { t } = useTranslation('reports-console');
  const health = useOps(showHealth);
  return (
    <Panel title={t('health.title')} {...(health.data && { actions: <Whole health={health.data} /> })} flush>
      <QueryView
        query={health}
        label={t('health.title')}
        failed={t('health.failed')}
        shape={<Skeleton className="m-4 h-48" />}
      >
        {(data) => <Lines health={data} />}
      </QueryView>
    </Panel>
  );
}

function Whole({ health }: { health: Health }) {
  const { t } = useTranslation('reports-console');
  const { whole } = evaluateHealth(health);
  return <StatusBadge tone={whole}>{t(`health.tones.${whole}`)}</StatusBadge>;
}

function Lines({ health }: { health: Health }) {
  const { t } = useTranslation('reports-console');
  const { database, jobs, processes, vendors, sumsLagSeconds, replica } = health;
  const evaluated = evaluateHealth(health);
  return (
    <>
      <dl>
        <Line label={t('health.database')} tone={evaluated.database}>
          {t('health.answersIn', { ms: database.answersInMs })}
          <Small>
            {t('health.connections', { now: database.connections, max: database.connectionsMax })} ·{' '}
            {sizeText(database.sizeBytes)}
          </Small>
        </Line>
        <Line label={t('health.jobs')} tone={evaluated.jobs}>
          {jobs.lagSeconds < 2
            ? t('health.onTime')
            : t('health.late', { seconds: displayCount(jobs.lagSeconds) })}
          <Small>
            {jobs.failed === 0
              ? t('health.noneFailed')
              : t('health.failedJobs', { count: jobs.failed, shown: displayCount(jobs.failed) })}
          </Small>
        </Line>
        <Line label={t('health.sums')} tone={evaluated.sums}>
          {sumsLagSeconds === 0
            ? t('health.addedUp')
            : t('health.late', { seconds: displayCount(sumsLagSeconds) })}
        </Line>
        {replica && (
          <Line label={t('health.replica')} tone={evaluated.replica}>
            {t(`health.replicaStates.${replica.state}`)}
            {replica.state !== 'away' && (
              <Small>{t('health.late', { seconds: displayCount(replica.lagSeconds) })}</Small>
            )}
          </Line>
        )}
        <Line label={t('health.processes')} tone={evaluated.processes}>
          {displayCount(processes.length)}
          <Small>
            {t('health.sockets', {
              shown: displayCount(processes.reduce((sum, one) => sum + one.sockets, 0)),
            })}
          </Small>
        </Line>
      </dl>
      <h3 className="border-line border-t bg-raised px-4 py-1.5 font-medium text-muted text-xs">
        {t('health.vendors')}
      </h3>
      {vendors.length === 0 ? (
        <p className="px-4 py-3 text-muted text-sm">{t('health.noCalls')}</p>
      ) : (
        <dl>
          {vendors.map((vendor) => (
            <Line
              key={`${vendor.code} ${vendor.direction}`}
              label={`${vendor.name} · ${t(`health.directions.${vendor.direction}`)}`}
              tone={evaluated.vendor(vendor)}
            >
              {t('health.averageMs', { ms: displayCount(vendor.averageMs) })}
              <Small>
                {t('health.calls', {
                  calls: displayCount(vendor.calls),
                  errors: displayCount(vendor.errors),
                })}
              </Small>
            </Line>
          ))}
        </dl>
      )}
      <p className="border-line border-t px-4 py-2 text-muted text-xs">
        {t('health.at')} <When at={health.at} variant="full" />
      </p>
    </>
  );
}

function Line({ label, tone, children }: { label: string; tone: HealthTone; children: ReactNode }) {
  const { t } = useTranslation('reports-console');
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-baseline gap-3 border-line/70 border-t px-4 py-2 text-sm first:border-t-0">
      <dt className="min-w-0 text-muted">
        <StatusBadge tone={tone}>
          <span className="text-muted">{label}</span>
        </StatusBadge>
      </dt>
      <dd className="figures min-w-0 text-right">
        {tone !== 'success' && <span className="sr-only">{t(`health.tones.${tone}`)} </span>}
        {children}
      </dd>
    </div>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-muted text-xs">{children}</span>;
}

const SIZES = ['kB', 'MB', 'GB', 'TB'] as const;

function sizeText(bytes: number): string {
  let size = bytes / 1024;
  let unit = 0;
  while (size >= 1024 && unit < SIZES.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${SIZES[unit]}`;
}
