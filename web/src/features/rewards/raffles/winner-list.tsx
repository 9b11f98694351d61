import { moneyOf } from '@lanna/contract/money';
import type { RaffleWinner } from '@lanna/contract/rewards/raffles/raffles';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount } from '../../../i18n/format.ts';

/** Which tickets were drawn, in their order; names are masked. */
export function WinnerList({ winners }: { winners: readonly RaffleWinner[] }) {
  const { t } = useTranslation('raffles');
  const { currencySymbol } = useBrand();
  return (
    <section aria-labelledby="raffle-winners" className="flex flex-col gap-3">
      <h2 id="raffle-winners" className="font-display font-semibold text-xl">
        {t('winners.title')}
      </h2>
      <ol className="divide-y divide-line overflow-hidden rounded-large bg-raised text-sm">
        {winners.map(({ place, ticket, name, kind, amount, state }) => (
          <li key={place} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-2.5">
            <span className="figures w-8 text-muted">{displayCount(place)}</span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{name ?? t('winners.noName')}</span>
              <span className="figures block text-muted text-xs">
                {t('ticket', { ticket: displayCount(ticket) })} · {t(`state.${state}`)}
              </span>
            </span>
            {state !== 'passed' && (
              <span className="figures font-semibold">
                {t(`prize.${kind}`, { amount: displayMoney(moneyOf(amount), currencySymbol) })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
