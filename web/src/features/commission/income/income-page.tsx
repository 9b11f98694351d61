import { exportIncome } from '@lanna/contract/commission/rebates/income';
import { useQuery } from '@tanstack/react-query';
import { Coins, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDownloadCsv } from '../../../api/calls/download-csv.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDate } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { daysOf } from '../../../shared-parts/time/period-days.ts';
import { PeriodField } from '../../../shared-parts/time/period-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { DayView } from './day-view.tsx';
import { IncomeChart } from './income-chart.tsx';
import { IncomeDays } from './income-days.tsx';
import { incomeFilter } from './income-filter.ts';
import { IncomeHero } from './income-hero.tsx';
import { IncomeKinds } from './income-kinds.tsx';
import { incomeQuery } from './queries.ts';

/** What the agent has earned: the sum, by kind, by day, and each day down to the bets it comes from. */
export function IncomePage() {
  const { t } = useTranslation('income');
  const { timeZone } = useBrand();
  const today = displayDate(Date.now(), timeZone);
  const [filter, onChange] = useUrlFilter(incomeFilter);
  const [from, to] = daysOf(filter, today);
  const query = useQuery(incomeQuery({ from, to }));
  if (filter.day) return <DayView key={filter.day} day={filter.day} onBack={() => onChange({ day: '' })} />;
  return (
    <section aria-labelledby="income-heading" className="flex flex-col gap-4 pt-4 sm:gap-5 sm:pt-1">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id="income-heading" className="font-display font-semibold text-2xl">
            {t('pages.agentIncome')}
          </h2>
          <p className="max-w-prose text-muted text-sm">{t('lead')}</p>
        </div>
        <SaveFile from={from} to={to} />
      </header>
      <PeriodField value={filter} today={today} onChange={onChange} />
      <QueryView
        query={query}
        label={t('loading')}
        failed={t('failed')}
        shapeClassName="flex flex-col gap-4"
        shape={
          <>
            <Skeleton className="h-36 rounded-large" />
            <Skeleton className="h-52 rounded-large" />
            <Skeleton className="h-40 rounded-large" />
          </>
        }
        className="flex flex-col gap-4 sm:gap-5"
      >
        {(income) => (
          <>
            <IncomeHero income={income} />
            {income.days.length === 0 ? (
              <div className="lit rounded-large bg-raised">
                <EmptyState
                  icon={<Coins />}
                  title={t('empty')}
                  text={t('emptyText')}
                  action={
                    filter.period !== 'year' && (
                      <Button variant="secondary" onClick={() => onChange({ period: 'year' })}>
                        {t('showYear')}
                      </Button>
                    )
                  }
                />
              </div>
            ) : (
              <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-5">
                <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
                  <IncomeChart
                    days={income.days}
                    period={income.period}
                    onOpen={(day) => onChange({ day })}
                  />
                  <IncomeDays days={income.days} onOpen={(day) => onChange({ day })} />
                </div>
                <IncomeKinds kinds={income.kinds} parts={income.parts} />
              </div>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

function SaveFile({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('income');
  const words = useRefusalText();
  const file = useDownloadCsv(exportIncome);
  return (
    <div className="flex flex-col items-end gap-1">
      <Button
        variant="secondary"
        size="small"
        icon={<Download className="size-4" aria-hidden="true" />}
        busy={file.isPending}
        onClick={() => file.mutate({ query: { from, to } })}
      >
        {t('save')}
      </Button>
      {file.error && (
        <p role="alert" className="text-danger text-sm">
          {words(file.error)}
        </p>
      )}
    </div>
  );
}
