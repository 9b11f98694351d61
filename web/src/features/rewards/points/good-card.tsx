import { moneyOf } from '@lanna/contract/money';
import type { PointGood } from '@lanna/contract/rewards/points/points';
import { displayMoney } from '@lanna/rules/money';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';

/** A good with its price; where it cannot be redeemed, what is missing. */
export function GoodCard({
  good,
  balance,
  onRedeem,
}: {
  good: PointGood;
  balance: bigint;
  onRedeem: () => void;
}) {
  const { t } = useTranslation('points');
  const short = moneyOf(good.points) - balance;
  return (
    <article
      aria-label={good.title}
      className="lit flex h-full flex-col overflow-hidden rounded-large bg-raised"
    >
      <div className="flex aspect-4/3 items-center justify-center bg-sunken text-accent-text">
        {good.picture ? (
          <img
            src={good.picture}
            alt=""
            width="640"
            height="480"
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        ) : (
          <span className="lantern flex size-16 items-center justify-center rounded-full">
            <Gift className="size-8" aria-hidden="true" />
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-3 sm:p-4">
        <h2
          lang={good.language.toLowerCase()}
          className="wrap-anywhere font-display font-semibold leading-snug"
        >
          {good.title}
        </h2>
        <p className="figures font-semibold text-accent-text">
          {t('amount', { points: displayMoney(moneyOf(good.points)) })}
        </p>
        {good.raffleTickets !== null && (
          <p className="figures text-xs">{t('mall.tickets', { shown: displayCount(good.raffleTickets) })}</p>
        )}
        {good.byCode && <p className="text-xs">{t('mall.code')}</p>}
        {good.bonus && (
          <p className="figures text-xs">
            {good.bonus.rounds
              ? t(good.bonus.times > 0 ? 'mall.roundsBonus' : 'mall.rounds', {
                  count: good.bonus.rounds.count,
                  worth: displayMoney(moneyOf(good.bonus.rounds.worth)),
                  times: good.bonus.times,
                })
              : t('mall.bonus', {
                  amount: displayMoney(moneyOf(good.bonus.amount)),
                  times: good.bonus.times,
                })}
          </p>
        )}
        <p className="text-muted text-xs">
          {good.left > 0 ? t('mall.left', { shown: displayCount(good.left) }) : t('mall.gone')}
        </p>
        <div className="mt-auto pt-2">
          {good.left > 0 && short > 0n ? (
            <p className="text-muted text-xs">{t('mall.short', { points: displayMoney(short) })}</p>
          ) : (
            good.left > 0 && (
              <Button size="small" wide onClick={onRedeem}>
                {t('mall.redeem')}
              </Button>
            )
          )}
        </div>
      </div>
    </article>
  );
}
