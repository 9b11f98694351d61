import { useQuery } from '@tanstack/react-query';
import { PieChart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { percentText } from '../../../shared-parts/money/percent.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { BelowList } from './below-list.tsx';
import { OwnForm } from './own-form.tsx';
import { ownPositionsQuery } from './queries.ts';

/** What the agent holds and may hold, what those directly below do, and what changes tomorrow. */
export function PositionsPage() {
  const { t } = useTranslation('positions');
  return (
    <section
      aria-labelledby="positions-heading"
      className="mx-auto flex max-w-3xl flex-col gap-7 pt-4 sm:mx-0 sm:pt-1"
    >
      <header>
        <h2 id="positions-heading" className="font-display font-semibold text-2xl">
          {t('pages.positions')}
        </h2>
        <p className="mt-1 text-muted text-sm">{t('own.lead')}</p>
      </header>
      <QueryView
        query={useQuery(ownPositionsQuery)}
        label={t('pages.positions')}
        failed={t('own.failed')}
        shape={<Skeleton className="h-96 rounded-large" />}
        isEmpty={({ reckoned }) => reckoned === null}
        empty={
          <div className="lit rounded-large bg-raised">
            <EmptyState icon={<PieChart />} title={t('off.title')} text={t('off.text')} />
          </div>
        }
        className="flex flex-col gap-7"
      >
        {(own) => (
          <>
            <OwnForm key={JSON.stringify(own.positions)} own={own} />
            <BelowList />
            <History rows={own.history} />
          </>
        )}
      </QueryView>
    </section>
  );
}

type Own = NonNullable<Awaited<ReturnType<NonNullable<typeof ownPositionsQuery.queryFn>>>>;

function History({ rows }: { rows: Own['history'] }) {
  const { t } = useTranslation('positions');
  if (rows.length === 0) return null;
  return (
    <details className="lit rounded-large bg-raised px-4 py-3">
      <summary className="cursor-pointer font-semibold">{t('history.title')}</summary>
      <ul className="mt-2 divide-y divide-line/60 text-sm">
        {rows.map(({ fromDay, category, share, least, most, setAt }) => (
          <li key={`${setAt} ${category} ${share}`} className="flex flex-wrap justify-between gap-x-3 py-2">
            <span className="min-w-0">
              {t(`category.${category}`)}
              <span className="figures block text-muted text-xs">{t('history.from', { day: fromDay })}</span>
            </span>
            <span className="figures">
              {share === null
                ? t('history.bounds', { least: percentText(least ?? 0), most: percentText(most ?? 0) })
                : t('history.share', { share: percentText(share) })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
