import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { Ahead } from './ahead.tsx';
import { ComponentGroups } from './component-groups.tsx';
import { Incidents } from './incidents.tsx';
import { statusQuery } from './queries.ts';
import { StatusHero } from './status-hero.tsx';
import { TodayFigures } from './today-figures.tsx';

/** What works and what does not, as measured every minute. It stands while the site is closed too, so it needs no router. */
export function StatusPage() {
  const { t } = useTranslation('status');
  const query = useQuery(statusQuery);
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 lg:px-6 lg:py-10">
      <QueryView
        query={query}
        label={t('loading')}
        failed={t('failed')}
        shape={
          <div className="flex flex-col gap-6">
            <h1 className="sr-only">{t('title')}</h1>
            <Skeleton className="h-44" />
            <Skeleton className="h-72" />
            <Skeleton className="h-72" />
          </div>
        }
        isEmpty={({ measuredAt }) => measuredAt === null}
        empty={<EmptyState heading title={t('notYet.title')} text={t('notYet.text')} />}
      >
        {(health) => (
          <div className="flex flex-col gap-8 lg:gap-10">
            <StatusHero health={health} />
            <Ahead planned={health.maintenance} />
            <TodayFigures components={health.components} />
            <ComponentGroups components={health.components} today={health.today} />
            <Incidents incidents={health.incidents} />
            <p className="max-w-prose text-muted text-sm">{t('how')}</p>
          </div>
        )}
      </QueryView>
    </div>
  );
}
