import {
  cancelVerification,
  listVerifications,
  startVerification,
  type Verification,
} from '@lanna/contract/books/ledger/ops';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';

const TONES = {
  waiting: 'quiet',
  running: 'accent',
  passed: 'success',
  broken: 'danger',
  cancelled: 'quiet',
  stopped: 'warning',
  unfinished: 'quiet',
} as const satisfies Record<string, Tone>;

/** Has the books walked, and shows how far that has come; what was found before stays. */
export function VerificationPage() {
  const { t } = useTranslation('ledger-console');
  const words = useRefusalText();
  const read = useOps(listVerifications, { query: {} });
  const start = useOpsMutation(startVerification);
  const cancel = useOpsMutation(cancelVerification);
  const atWork = read.data?.rows.find(({ endedAt }) => endedAt === null);
  return (
    <ConsolePage
      title={t('verification.title')}
      description={t('verification.text')}
      actions={
        <Can permission="ledger.verify" house>
          {atWork ? (
            <Button
              variant="secondary"
              busy={cancel.isPending || atWork.cancelAsked}
              onClick={() => cancel.mutate({ params: { id: atWork.id }, body: {} })}
            >
              {t('verification.cancel')}
            </Button>
          ) : (
            <>
              <Button
                variant="secondary"
                busy={start.isPending}
                onClick={() => start.mutate({ body: { steps: ['sums'] } })}
              >
                {t('verification.startSums')}
              </Button>
              <Button busy={start.isPending} onClick={() => start.mutate({ body: {} })}>
                {t('verification.start')}
              </Button>
            </>
          )}
        </Can>
      }
    >
      {Boolean(start.error ?? cancel.error) && <FormError>{words(start.error ?? cancel.error)}</FormError>}
      <QueryView
        query={read}
        label={t('verification.loading')}
        failed={t('verification.failed')}
        shape={<Skeleton className="h-96" />}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('verification.empty')} text={t('verification.emptyText')} />
          ) : (
            <div className="flex flex-col gap-4">
              {rows.map((row) => (
                <Run key={row.id} run={row} />
              ))}
            </div>
          )
        }
      </QueryView>
    </ConsolePage>
  );
}

function Run({ run }: { run: Verification }) {
  const { t } = useTranslation('ledger-console');
  return (
    <Panel
      title={t('verification.by', { name: run.askedBy })}
      text={<When at={run.askedAt} variant="full" />}
      actions={<StatusBadge tone={TONES[run.state]}>{t(`verification.state.${run.state}`)}</StatusBadge>}
    >
      {run.failure && (
        <p className="mb-2 text-sm text-warning">
          {t(`verification.failure.${run.failure}`, { defaultValue: run.failure })}
        </p>
      )}
      <ul className="divide-y divide-line">
        {run.steps.map((step) => (
          <li key={step.step} className="py-2 text-sm">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="font-medium">{t(`step.${step.step}`, { defaultValue: step.step })}</span>
              <span className="flex items-center gap-3">
                {step.total !== null && (
                  <span className="figures text-muted">
                    {t('verification.done', {
                      done: displayCount(step.done),
                      total: displayCount(step.total),
                    })}
                  </span>
                )}
                <StatusBadge tone={TONES[step.state]}>{t(`verification.state.${step.state}`)}</StatusBadge>
              </span>
            </div>
            {step.state === 'running' && step.total !== null && step.total > 0 && (
              <progress
                className="mt-1 h-1.5 w-full accent-[var(--accent)]"
                max={step.total}
                value={step.done}
                aria-label={t(`step.${step.step}`, { defaultValue: step.step })}
              />
            )}
            {step.violations.map(({ rule, row }) => (
              <div key={rule} className="mt-1 rounded-medium bg-raised p-2">
                <p className="text-danger">{rule}</p>
                <p className="break-all font-mono text-xs">
                  {Object.entries(row)
                    .map(([name, value]) => `${name} ${value}`)
                    .join(' · ')}
                </p>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
