import type { AtStake } from '@lanna/contract/lotteries/feeds/draw-ops';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../../console/money.tsx';
import { displayCount } from '../../../../../i18n/format.ts';

/** What stands on a draw over all brands: what a correction or a cancellation would move. */
export function AtStakeTable({ atStake }: { atStake: readonly AtStake[] }) {
  const { t } = useTranslation('feeds-console');
  if (atStake.length === 0) return <p className="text-muted text-sm">{t('stake.none')}</p>;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('stake.title')}</h3>
      {atStake.map(({ currency, lines, players, stake, paid }) => (
        <dl
          key={currency}
          className="grid grid-cols-2 gap-px overflow-hidden rounded-medium border border-line bg-line sm:grid-cols-4"
        >
          {[
            { label: t('stake.lines'), value: displayCount(lines) },
            { label: t('stake.players'), value: displayCount(players) },
            { label: `${t('stake.stake')} ${currency}`, value: <Money amount={stake} symbol="" /> },
            { label: `${t('stake.paid')} ${currency}`, value: <Money amount={paid} symbol="" /> },
          ].map(({ label, value }) => (
            <div key={label} className="min-w-0 bg-surface px-3 py-2.5">
              <dt className="text-muted text-xs">{label}</dt>
              <dd className="figures font-semibold text-base">{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}
