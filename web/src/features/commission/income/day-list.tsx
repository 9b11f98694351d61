import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { MoreRows } from '../../../shared-parts/lists/more-rows.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';

/** Rows of one day, page by page. */
export function DayList<Page>({
  query,
  isEmpty,
  none,
  children,
}: {
  query: UseInfiniteQueryResult<InfiniteData<Page>>;
  isEmpty: (page: Page) => boolean;
  none: { icon: ReactNode; title: string; text: string };
  children: (pages: readonly Page[]) => ReactNode;
}) {
  const { t } = useTranslation('income');
  return (
    <QueryView
      query={query}
      label={t('loading')}
      failed={t('failed')}
      shape={<Skeleton className="h-60 rounded-large" />}
      isEmpty={({ pages }) => pages.every(isEmpty)}
      empty={
        <div className="lit rounded-large bg-raised">
          <EmptyState {...none} />
        </div>
      }
      className="flex flex-col gap-3"
    >
      {({ pages }) => (
        <>
          {children(pages)}
          <MoreRows label={t('more')} query={query} />
        </>
      )}
    </QueryView>
  );
}
