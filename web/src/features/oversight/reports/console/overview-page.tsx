import { showOpenWork } from '@lanna/contract/oversight/reports/open-work';
import { type Overview, showOverview } from '@lanna/contract/oversight/reports/ops';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Can, useMay } from '../../../../console/operator.tsx';
import { Lazy, lazily } from '../../../../lazy-component.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { timeOfMinute } from './figures.ts';
import { CurrencyFigures } from './overview/currency-figures.tsx';
import { HealthPanel } from './overview/health-panel.tsx';
import { OpenWorkPanel } from './overview/open-work-panel.tsx';

/** What an operator sees first: how the day goes, what waits for an operator, and whether everything runs. */
export function OverviewPage() {
  const { t } = useTranslation('reports-console');
  const mayRead = useMay()('reports.read');
  return (
    <ConsolePage title={t('overview.title')} description={mayRead ? <Compared /> : t('overview.workAlone')}>
      {/* What waits comes first, also on a phone; where there is room for two columns it stands beside the figures. */}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-4 xl:col-start-2">
          <OpenWorkPanel />
          <NearLimits />
        </div>
        {mayRead && (
          <div className="min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-1">
            <Figures />
          </div>
        )}
        <Can permission="reports.health" house>
          <div className="xl:col-start-2">
            <HealthPanel />
          </div>
        </Can>
      </div>
    </ConsolePage>
  );
}

const nearLimits = lazily(async () => (await import('./overview/near-limits-panel.tsx')).NearLimitsPanel);

/** Asked for where the open work counts any: on most days neither the list nor its code is. */
function NearLimits() {
  const { brand } = useBrandScope();
  const { data } = useOps(showOpenWork, { query: brand ? { brand } : {} });
  const isNear = data?.items.some(({ key, count }) => key.startsWith('near-') && count > 0);
  return (
    isNear && (
      // Without it the rest of the page goes on: the open work says that there is some.
      <CatchBoundary getResetKey={() => ''} errorComponent={Nothing}>
        <Suspense>
          <Lazy of={nearLimits} props={{}} />
        </Suspense>
      </CatchBoundary>
    )
  );
}

function Nothing() {
  return null;
}

function useOverview() {
  const { brand } = useBrandScope();
  return useOps(showOverview, { query: brand ? { brand } : {} });
}

/** Says up to when the days are compared, once that is known. */
function Compared() {
  const { t } = useTranslation('reports-console');
  const { data } = useOverview();
  const [first] = data?.currencies ?? [];
  return first
    ? t('overview.compared', { day: first.day, time: timeOfMinute(first.cutMinute) })
    : t('overview.text');
}

function Figures() {
  const { t } = useTranslation('reports-console');
  const overview = useOverview();
  return (
    <QueryView
      query={overview}
      label={t('overview.loading')}
      failed={t('overview.failed')}
      shape={<FiguresShape />}
      className="flex min-w-0 flex-col gap-4"
    >
      {({ currencies, players, registrations, active }) =>
        inOrder(currencies).map((block, at) => (
          <CurrencyFigures
            key={block.currency}
            block={block}
            named={currencies.length > 1}
            // People have no currency: they are shown once.
            people={at === 0 ? { players, registrations, active } : undefined}
          />
        ))
      }
    </QueryView>
  );
}

function FiguresShape() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-96 w-full" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-28 w-full" />
        ))}
      </div>
    </div>
  );
}

/** The currency of most brands first. */
function inOrder(blocks: Overview['currencies']): Overview['currencies'] {
  return blocks.toSorted((one, other) => other.brands.length - one.brands.length);
}
