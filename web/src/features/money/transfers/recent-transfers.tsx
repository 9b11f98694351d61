import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { transfersQuery } from './queries.ts';
import { TransferRow } from './transfer-row.tsx';

/** Own transfers, newest first: with providers, or to the agent. */
export function RecentTransfers({ kind = 'vendor' }: { kind?: 'vendor' | 'upline' }) {
  const { t } = useTranslation('transfers');
  const [pageNo, setPageNo] = useState(1);
  return (
    <section aria-labelledby={`recent-${kind}`} className="flex flex-col gap-3">
      <h3 id={`recent-${kind}`} className="font-display font-semibold text-lg">
        {t('recent.title')}
      </h3>
      <QueryView
        query={useQuery(transfersQuery(kind, pageNo))}
        label={t('recent.title')}
        failed={t('recent.failed')}
        shape={<Skeleton className="h-48 rounded-large" />}
        isEmpty={({ total }) => total === 0}
        empty={
          <div className="lit rounded-large bg-raised">
            <EmptyState
              icon={<ArrowLeftRight />}
              title={t(`recent.empty.${kind}`)}
              text={t(`recent.emptyText.${kind}`)}
            />
          </div>
        }
        className="flex flex-col gap-3"
      >
        {({ list, pageNum, totalPages }) => (
          <>
            <ul className="lit overflow-hidden rounded-large bg-raised">
              {list.map((transfer) => (
                <TransferRow key={transfer.id} transfer={transfer} />
              ))}
            </ul>
            <Pager page={pageNum} pages={totalPages} onPage={setPageNo} label={t('recent.paging')} />
          </>
        )}
      </QueryView>
    </section>
  );
}
