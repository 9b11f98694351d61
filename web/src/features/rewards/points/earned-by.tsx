import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { POINT_CATEGORIES } from '@lanna/rules/rewards/points/earning';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { QueryView } from '../../../query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { pointConfigQuery } from './queries.ts';

const HUNDRED = '100.00';

/** Points for each 100 of turnover by kind of game, and what holds for all of them. */
export function EarnedBy() {
  const { t } = useTranslation('points');
  const { currencySymbol: symbol } = useBrand();
  const money = (text: string) => displayMoney(moneyOf(text), symbol);
  return (
    <QueryView
      query={useQuery(pointConfigQuery)}
      label={t('tabs.earn')}
      failed={t('failed')}
      shape={<Skeleton className="h-64 rounded-large" />}
    >
      {({ rates, factor, perUnit, lifeMonths, nextFrom }) => (
        <div className="lit flex flex-col gap-4 rounded-large bg-raised p-4 sm:p-5">
          <p className="text-sm">{t('earn.each', { amount: money(HUNDRED) })}</p>
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm">
            {POINT_CATEGORIES.map((category) => (
              <div key={category} className="contents">
                <dt className="text-muted">{t(`category.${category}`)}</dt>
                <dd className="figures text-right">
                  {rates[category] === 0
                    ? t('earn.nothing')
                    : (((rates[category] ?? 0) * factor) / (100 * 100)).toFixed(2)}
                </dd>
              </div>
            ))}
          </dl>
          <ul className="flex list-disc flex-col gap-1.5 pl-5 text-muted text-sm">
            <li>{t('earn.factor', { percent: factor })}</li>
            <li>{t('earn.settled')}</li>
            <li>{t('earn.life', { months: lifeMonths })}</li>
            <li>{t('earn.worth', { points: displayMoney(moneyOf(perUnit)), amount: money('1.00') })}</li>
            {nextFrom && <li>{t('earn.next', { day: nextFrom })}</li>}
          </ul>
        </div>
      )}
    </QueryView>
  );
}
