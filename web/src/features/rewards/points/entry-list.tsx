import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { MoreRows } from '../../../shared-parts/lists/more-rows.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { entriesQuery } from './queries.ts';

/** What moved the member's points, the latest first. */
export function EntryList() {
  const { t } = useTranslation('points');
  const { timeZone } = useBrand();
  const query = useInfiniteQuery(entriesQuery);
  return (
    <QueryView
      query={query}
      label={t('tabs.entries')}
      failed={t('failed')}
      shape={<Skeleton className="h-64 rounded-large" />}
      isEmpty={({ pages }) => pages.every(({ entries }) => entries.length === 0)}
      empty={
        <div className="lit rounded-large bg-raised">
          <EmptyState icon={<ReceiptText />} title={t('entry.empty')} text={t('entry.emptyText')} />
        </div>
      }
      className="flex flex-col gap-3"
    >
      {({ pages }) => (
        <>
          <ul className="lit divide-y divide-line rounded-large bg-raised px-4 text-sm">
            {pages
              .flatMap(({ entries }) => entries)
              .map(({ id, at, kind, amount, debtChange }) => (
                <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-3">
                  <div className="min-w-0">
                    <p className="font-semibold">{t(`entry.kind.${kind}`)}</p>
                    <p className="text-muted text-xs">{displayDateTime(at, timeZone).slice(0, 16)}</p>
                  </div>
                  <div className="text-right">
                    <p className="figures font-semibold">{displayMoney(moneyOf(amount))}</p>
                    {moneyOf(debtChange) !== 0n && (
                      <p className="figures text-muted text-xs">
                        {t('entry.debt', { points: displayMoney(moneyOf(debtChange)) })}
                      </p>
                    )}
                  </div>
                </li>
              ))}
          </ul>
          <MoreRows label={t('more')} query={query} />
        </>
      )}
    </QueryView>
  );
}
