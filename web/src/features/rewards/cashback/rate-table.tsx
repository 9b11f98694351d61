import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { CASHBACK_CATEGORIES } from '@lanna/rules/rewards/cashback/rates';
import { useQuery } from '@tanstack/react-query';
import { Percent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { QueryView } from '../../../query-view.tsx';
import { percentText } from '../../../shared-parts/money/percent.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { termsQuery } from './queries.ts';

type Rates = Readonly<Record<(typeof CASHBACK_CATEGORIES)[number], number>>;

/** What the brand gives of each kind of game, and what is said to change. */
export function RateTable() {
  const { t } = useTranslation('cashback');
  const { currencySymbol } = useBrand();
  return (
    <section aria-labelledby="cashback-rates" className="flex flex-col gap-3">
      <h3 id="cashback-rates" className="font-display font-semibold text-lg">
        {t('rates.title')}
      </h3>
      <QueryView
        query={useQuery(termsQuery)}
        label={t('rates.title')}
        failed={t('rates.failed')}
        shape={<Skeleton className="h-32 rounded-large" />}
        isEmpty={({ current, next }) => current === null && next === null}
        empty={
          <div className="lit rounded-large bg-raised">
            <EmptyState icon={<Percent />} title={t('rates.empty')} text={t('rates.emptyText')} />
          </div>
        }
        className="flex flex-col gap-3"
      >
        {({ current, next, least, claimDays }) => (
          <>
            {current && <Rates rates={current.rates} />}
            {next && (
              <div className="flex flex-col gap-2">
                <p className="text-sm">{t('rates.next', { day: next.fromDay })}</p>
                <Rates rates={next.rates} />
              </div>
            )}
            <p className="max-w-prose text-muted text-xs">
              {t('rates.note', {
                least: displayMoney(moneyOf(least), currencySymbol),
                days: claimDays,
              })}
            </p>
          </>
        )}
      </QueryView>
    </section>
  );
}

function Rates({ rates }: { rates: Rates }) {
  const shell = useTranslation('shell');
  const { t } = useTranslation('cashback');
  return (
    <dl className="lit grid grid-cols-2 gap-x-4 gap-y-3 rounded-large bg-raised px-5 py-4 sm:grid-cols-4">
      {CASHBACK_CATEGORIES.map((category) => (
        <div key={category} className="min-w-0">
          <dt className="wrap-anywhere text-muted text-xs">{shell.t(`category.${category}`)}</dt>
          <dd>
            {rates[category] === 0 ? (
              <span className="text-muted text-sm">{t('rates.none')}</span>
            ) : (
              <span className="figures font-display font-semibold">{percentText(rates[category])}%</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
