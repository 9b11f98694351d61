import {
  becomeReal,
  closeForRealMoney,
  type OpeningPoint,
  openForRealMoney,
  type RealMoney,
  showRealMoney,
} from '@lanna/contract/house/brands/real-money-ops';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { useMay } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { useReasonDialog } from '../../../../console/use-reason-dialog.ts';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';

/** What a brand plays for: its checklist, the move that is possible now, and when it was open. */
export function RealMoneyPage({ params }: ConsolePageProps) {
  const { t } = useTranslation('brands-console');
  const code = params['code'] ?? '';
  const query = useOps(showRealMoney, { params: { code } });
  return (
    <ConsolePage
      title={t('real.title')}
      description={t('real.text')}
      crumbs={[
        { href: '/brands', label: t('nav') },
        { href: `/brands/${code}`, label: code },
      ]}
    >
      <QueryView
        query={query}
        label={t('real.loading')}
        failed={t('real.failed')}
        shape={<Skeleton className="h-96" />}
      >
        {(shown) => (
          <div className="flex flex-col gap-5">
            <State code={code} shown={shown} />
            <Checklist code={code} points={shown.points} />
            <Periods code={code} periods={shown.periods} />
          </div>
        )}
      </QueryView>
    </ConsolePage>
  );
}

function State({ code, shown }: { code: string; shown: RealMoney }) {
  const { t } = useTranslation('brands-console');
  const may = useMay();
  const send = (reason: string) => ({ params: { code }, body: { reason } });
  const moves = {
    become: useReasonDialog(becomeReal, { send, done: () => t('real.became') }),
    propose: useReasonDialog(openForRealMoney, { send, done: () => t('real.proposed') }),
    close: useReasonDialog(closeForRealMoney, { send, done: () => t('real.closedNow') }),
  };
  const { state, points, mayBecomeReal } = shown;
  const isReady = points.every(({ met }) => met);
  const text = state === 'demo' && !mayBecomeReal ? t('real.demoNever') : t(`real.${state}Text`);
  return (
    <section
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-medium border border-l-4 bg-surface p-5',
        state === 'open'
          ? 'border-line border-l-success'
          : state === 'closed'
            ? 'border-line border-l-warning'
            : 'border-line border-l-control-line',
      )}
    >
      <div className="min-w-0 max-w-prose">
        <h2 className="font-semibold text-lg">{t(`real.${state}`)}</h2>
        <p className="mt-1 text-muted text-sm">{text}</p>
      </div>
      {state === 'demo' && mayBecomeReal && may('brands.open', code) && (
        <Button variant="secondary" onClick={() => moves.become.ask()}>
          {t('real.become')}
        </Button>
      )}
      {state === 'closed' && may('brands.open', code) && (
        <Button disabled={!isReady} onClick={() => moves.propose.ask()}>
          {t('real.propose')}
        </Button>
      )}
      {state === 'open' && may('brands.change', code) && (
        <Button variant="danger" onClick={() => moves.close.ask()}>
          {t('real.close')}
        </Button>
      )}
      {(['become', 'propose', 'close'] as const).map((move) => (
        <ReasonDialog
          key={move}
          {...moves[move].dialog}
          title={t(`real.${move}Title`)}
          text={t(`real.${move}Text`)}
          action={t(`real.${move}`)}
          tone={move === 'close' ? 'danger' : 'primary'}
        />
      ))}
    </section>
  );
}

/** Where an operator sees to a point; those without are seen to elsewhere. */
const PLACES: Partial<Record<OpeningPoint['point'], (code: string) => string>> = {
  licence_number: (code) => `/brands/${code}`,
  regulator: (code) => `/brands/${code}`,
  help_links: (code) => `/brands/${code}`,
  minimum_age: (code) => `/brands/${code}`,
  terms: (code) => `/about-pages/${code}/terms`,
  channel_in: () => '/payment-channels',
  channel_out: () => '/payment-channels',
  second_factor: () => '/operators',
};

function Checklist({ code, points }: { code: string; points: readonly OpeningPoint[] }) {
  const { t } = useTranslation('brands-console');
  const missing = points.filter(({ met }) => !met).length;
  return (
    <Panel
      title={t('real.list')}
      text={missing === 0 ? t('real.listMet') : t('real.listText', { count: missing })}
      flush
    >
      <ul className="divide-y divide-line">
        {points.map(({ point, met, facts }) => {
          const place = PLACES[point]?.(code);
          const said = met ? 'met' : 'missing';
          return (
            <li key={point} className="flex items-start gap-3 px-4 py-3">
              {met ? (
                <CircleCheck className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
              ) : (
                <CircleDashed className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden="true" />
              )}
              <div className="min-w-0 flex-1">
                <h3 className="font-medium text-sm">
                  {t(`real.point.${point}.title`)}
                  <span className="sr-only"> · {met ? t('real.met') : t('real.missing')}</span>
                </h3>
                <p className={classes('break-words text-sm', met ? 'text-muted' : 'text-text')}>
                  {t(`real.point.${point}.${said}`, facts)}
                </p>
              </div>
              {!met && place && (
                <ConsoleLink href={place} className="shrink-0 py-0.5 font-medium text-accent-text text-sm">
                  {t('real.see')}
                </ConsoleLink>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function Periods({ code, periods }: { code: string; periods: RealMoney['periods'] }) {
  const { t } = useTranslation('brands-console');
  return (
    <Panel title={t('real.periods')} flush>
      {periods.length === 0 ? (
        <p className="px-4 py-3 text-muted text-sm">{t('real.periodsNone')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {periods.map((period) => (
            <li key={period.id} className="grid gap-x-8 gap-y-2 px-4 py-3 text-sm md:grid-cols-2">
              <p>
                <span className="font-medium">{t('real.opened')}</span>{' '}
                <When at={period.openedAt} brand={code} />
                <span className="block text-muted">
                  {t('real.by', { who: period.openedBy, reason: period.reason })}
                </span>
              </p>
              {period.closedAt ? (
                <p>
                  <span className="font-medium">{t('real.closedAt')}</span>{' '}
                  <When at={period.closedAt} brand={code} />
                  <span className="block text-muted">
                    {t('real.by', { who: period.closedBy, reason: period.closedReason })}
                  </span>
                </p>
              ) : (
                <p className="font-medium text-success">{t('real.still')}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
