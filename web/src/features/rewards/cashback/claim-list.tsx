import { moneyOf } from '@lanna/contract/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { MoreRows } from '../../../shared-parts/lists/more-rows.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { claimsQuery } from './queries.ts';

/** What was claimed, the latest first; each opens what it was for. */
export function ClaimList({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('cashback');
  const { currencySymbol: symbol, timeZone } = useBrand();
  const query = useInfiniteQuery(claimsQuery);
  return (
    <section aria-labelledby="cashback-claims" className="flex flex-col gap-3">
      <h3 id="cashback-claims" className="font-display font-semibold text-lg">
        {t('claims.title')}
      </h3>
      <QueryView
        query={query}
        label={t('claims.title')}
        failed={t('claims.failed')}
        shape={<Skeleton className="h-32 rounded-large" />}
        isEmpty={({ pages }) => pages.every(({ claims }) => claims.length === 0)}
        empty={
          <div className="lit rounded-large bg-raised">
            <EmptyState icon={<HandCoins />} title={t('claims.empty')} text={t('claims.emptyText')} />
          </div>
        }
        className="flex flex-col gap-3"
      >
        {({ pages }) => (
          <>
            <ul className="lit divide-y divide-line/60 overflow-hidden rounded-large bg-raised">
              {pages
                .flatMap(({ claims }) => claims)
                .map(({ id, at, amount }) => (
                  <li key={id}>
                    <button
                      type="button"
                      onClick={() => onOpen(id)}
                      className="flex w-full items-center gap-3 px-4 py-3 text-left transition-colors hover:bg-sunken"
                    >
                      <span className="figures row-words">{displayDateTime(at, timeZone)}</span>
                      <MoneyText amount={moneyOf(amount)} symbol={symbol} signed className="font-semibold" />
                      <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
                    </button>
                  </li>
                ))}
            </ul>
            <MoreRows label={t('older')} query={query} />
          </>
        )}
      </QueryView>
    </section>
  );
}
