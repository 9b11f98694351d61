import type { ShownRaffle } from '@lanna/contract/rewards/raffles/raffles';
import type { TFunction } from 'i18next';
import { displayCount } from '../../i18n/format.ts';

/** What can be won, in the order it is drawn. */
export function RafflePrizes({
  raffle: { prizes, pool },
  t,
  money,
  heading: Heading = 'h2',
}: {
  raffle: Pick<ShownRaffle, 'prizes' | 'pool'>;
  t: TFunction<'raffles'>;
  money: (text: string) => string;
  heading?: 'h2' | 'h4';
}) {
  return (
    <section aria-labelledby="raffle-prizes" className="flex flex-col gap-3">
      <Heading id="raffle-prizes" className="font-display font-semibold text-xl">
        {t('prizes.title')}
      </Heading>
      <ol className="divide-y divide-line overflow-hidden rounded-large bg-raised">
        {prizes.map((prize, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: in the order they are drawn
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
