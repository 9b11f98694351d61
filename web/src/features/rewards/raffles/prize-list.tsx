import { moneyOf } from '@lanna/contract/money';
import type { ShownRaffle } from '@lanna/contract/rewards/raffles/raffles';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount } from '../../../i18n/format.ts';

/** What can be won, in the order it is drawn. */
export function PrizeList({ raffle: { prizes, pool } }: { raffle: ShownRaffle }) {
  const { t } = useTranslation('raffles');
  const { currencySymbol } = useBrand();
  const money = (amount: string) => displayMoney(moneyOf(amount), currencySymbol);
  return (
    <section aria-labelledby="raffle-prizes" className="flex flex-col gap-3">
      <h2 id="raffle-prizes" className="font-display font-semibold text-xl">
        {t('prizes.title')}
      </h2>
      <ol className="divide-y divide-line overflow-hidden rounded-large bg-raised">
        {prizes.map((prize, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: prizes of a published raffle stay as they are
          <li key={at} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
            <span className="min-w-0">
              <span className="figures font-semibold">
                {t(`prize.${prize.kind}`, { amount: money(prize.amount) })}
              </span>
              {prize.kind === 'bonus' && (
                <span className="block text-muted text-xs">
                  {t('prizes.bonusTerms', { times: prize.times, days: prize.days })}
                </span>
              )}
            </span>
            <span className="figures text-muted">
              {t('prizes.times', { shown: displayCount(prize.count) })}
            </span>
          </li>
        ))}
      </ol>
      <p className="text-muted text-sm">{t('prizes.pool', { amount: money(pool) })}</p>
    </section>
  );
}
