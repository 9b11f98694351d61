import { moneyOf } from '@lanna/contract/money';
import type { PointGood } from '@lanna/contract/rewards/points/points';
import { displayMoney } from '@lanna/rules/money';
import type { TFunction } from 'i18next';
import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { displayCount } from '../../i18n/format.ts';
import { LANGUAGES } from '../../i18n/languages.ts';

type SeenGood = Pick<
  PointGood,
  'title' | 'language' | 'picture' | 'points' | 'left' | 'raffleTickets' | 'byCode' | 'bonus'
>;

/** The card of a good: the same in the mall, and for who writes it. */
export function GoodView({
  good,
  t,
  money,
  heading: Heading = 'h2',
  action,
}: {
  good: SeenGood;
  t: TFunction<'points'>;
  money: (text: string) => string;
  heading?: 'h2' | 'h4';
  action?: ReactNode;
}) {
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
        <Heading
          lang={LANGUAGES[good.language].tag}
          className="wrap-anywhere font-display font-semibold leading-snug"
        >
          {good.title}
        </Heading>
        <p className="figures font-semibold text-accent-text">
          {t('amount', { points: displayMoney(moneyOf(good.points)) })}
        </p>
        <Gives good={good} t={t} money={money} />
        <p className="text-muted text-xs">
          {good.left > 0 ? t('mall.left', { shown: displayCount(good.left) }) : t('mall.gone')}
        </p>
        {action && <div className="mt-auto pt-2">{action}</div>}
      </div>
    </article>
  );
}

/** What is given at once, or by a code; nothing of an item that is sent. */
function Gives({
  good: { raffleTickets, byCode, bonus },
  t,
  money,
}: {
  good: SeenGood;
  t: TFunction<'points'>;
  money: (text: string) => string;
}) {
  if (raffleTickets !== null)
    return <p className="figures text-xs">{t('mall.tickets', { shown: displayCount(raffleTickets) })}</p>;
  if (byCode) return <p className="text-xs">{t('mall.code')}</p>;
  if (!bonus) return null;
  return (
    <p className="figures text-xs">
      {bonus.rounds
        ? t(bonus.times > 0 ? 'mall.roundsBonus' : 'mall.rounds', {
            count: bonus.rounds.count,
            worth: money(bonus.rounds.worth),
            times: bonus.times,
          })
        : t('mall.bonus', { amount: money(bonus.amount), times: bonus.times })}
    </p>
  );
}
