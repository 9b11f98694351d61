import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { myCashback } from '@lanna/contract/rewards/cashback/cashback';
import { Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { LineButton } from './line-button.tsx';
import type { OfDay } from './of-day.ts';

/** Day by day where the sum comes from; each line opens its bets. */
export function OpenDays({
  days,
  onOpen,
}: {
  days: Value<typeof myCashback>['days'];
  onOpen: (of: OfDay) => void;
}) {
  const { t } = useTranslation('cashback');
  const { currencySymbol: symbol } = useBrand();
  return (
    <section aria-labelledby="cashback-days" className="flex flex-col gap-3">
      <h3 id="cashback-days" className="font-display font-semibold text-lg">
        {t('days.title')}
      </h3>
      {days.length === 0 ? (
        <div className="lit rounded-large bg-raised">
          <EmptyState icon={<Dices />} title={t('days.empty')} text={t('days.emptyText')} />
        </div>
      ) : (
        <ul className="flex flex-col gap-3">
          {days.map(({ day, lastDay, open, categories }) => (
            <li key={day} className="lit overflow-hidden rounded-large bg-raised">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line/60 border-b px-4 py-2.5">
                <p className="min-w-0">
                  <span className="figures font-medium">{day}</span>{' '}
                  <span className="text-muted text-xs">
                    {lastDay === null ? t('days.over') : t('days.until', { day: lastDay })}
                  </span>
                </p>
                <MoneyText amount={moneyOf(open)} symbol={symbol} className="font-semibold" />
              </div>
              <ul className="divide-y divide-line/60">
                {categories.map(({ category, turnover, rate, open: amount }) => (
                  <li key={category}>
                    <LineButton
                      category={category}
                      turnover={turnover}
                      rate={rate}
                      amount={amount}
                      onOpen={() => onOpen({ day, category })}
                    />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
