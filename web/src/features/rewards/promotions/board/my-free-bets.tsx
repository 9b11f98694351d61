import { moneyOf } from '@lanna/contract/money';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { isMember } from '../../../../api/route-guard.ts';
import { useSession } from '../../../../api/session.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { paths } from '../../../../paths.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { freeBetsQuery } from '../queries.ts';

/** What the member may play for nothing, above the notices; nothing where there is none. */
export function MyFreeBets() {
  const { t } = useTranslation('promotions');
  const timeZone = useTimeZone();
  const { currencySymbol } = useBrand();
  const { data } = useQuery({ ...freeBetsQuery(), enabled: isMember(useSession()) });
  if (!data || data.freeBets.length === 0) return null;
  return (
    <section
      aria-labelledby="free-bets-heading"
      className="mb-9 rounded-large border border-line bg-surface p-4 text-text"
    >
      <h2 id="free-bets-heading" className="flex items-center gap-2 font-display font-semibold text-lg">
        <Gift className="size-5 text-accent-text" aria-hidden="true" />
        {t('freeBets.title')}
      </h2>
      <p className="text-muted text-sm">{t('freeBets.text')}</p>
      <ul className="mt-2 divide-y divide-line">
        {data.freeBets.map(({ id, game, vendor, left, count, value, endsAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <div className="min-w-0">
              <p className="font-semibold">{game?.name ?? t('freeBets.anyGame', { vendor })}</p>
              <p className="figures text-muted text-sm">
                {t('freeBets.left', { left, all: count })} ·{' '}
                <MoneyText amount={moneyOf(value)} symbol={currencySymbol} /> ·{' '}
                {t('freeBets.until', { time: displayDateTime(endsAt, timeZone) })}
              </p>
            </div>
            {game && (
              <LinkButton size="small" href={paths.game({ id: game.id })}>
                {t('freeBets.play')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
