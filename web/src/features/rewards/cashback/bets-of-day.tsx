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
import { MoneyText } from '../../../ui/text/money-text.tsx';
import type { OfDay } from './of-day.ts';
import { betsQuery } from './queries.ts';

/** The settled bets a line comes from, with what counts of each. */
export function BetsOfDay({ of: { day, category } }: { of: OfDay }) {
  const { t } = useTranslation('cashback');
  const { currencySymbol: symbol, timeZone } = useBrand();
  const query = useInfiniteQuery(betsQuery({ day, category }));
  return (
    <QueryView
      query={query}
      label={t('bets.loading')}
      failed={t('bets.failed')}
      shape={<Skeleton className="h-48 rounded-large" />}
      isEmpty={({ pages }) => pages.every(({ bets }) => bets.length === 0)}
      empty={<EmptyState icon={<ReceiptText />} title={t('bets.empty')} text={t('bets.emptyText')} />}
      className="flex flex-col gap-3"
    >
      {({ pages }) => (
        <>
          <ul className="divide-y divide-line/60 overflow-hidden rounded-large border border-line">
            {pages
              .flatMap(({ bets }) => bets)
              .map(({ id, gameName, vendorName, settledAt, stake, payout, turnover }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
                  <span className="row-words">
                    <span className="block wrap-anywhere font-medium">{gameName}</span>
                    <span className="figures block text-muted text-xs">
                      {vendorName} · {displayDateTime(settledAt, timeZone)}
                    </span>
                    <span className="figures block text-muted text-xs">
                      {t('bets.line', {
                        stake: displayMoney(moneyOf(stake), symbol),
                        payout: displayMoney(moneyOf(payout), symbol),
                      })}
                    </span>
                  </span>
                  <span className="text-right">
                    <span className="block text-muted text-xs">{t('bets.counts')}</span>
                    <MoneyText amount={moneyOf(turnover)} symbol={symbol} className="font-semibold" />
                  </span>
                </li>
              ))}
          </ul>
          <MoreRows label={t('older')} query={query} />
        </>
      )}
    </QueryView>
  );
}
