import type { Protection } from '@lanna/contract/accounts/protection/limits';
import { moneyOf } from '@lanna/contract/money';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { paths } from '../../../../paths.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { MINUTE_MS, useSpanWords } from '../use-moment.ts';

/** What play has come to on this day, in this week and this month, and how long it took today. */
export function Glance({ protection: { limits, session } }: { protection: Protection }) {
  const { t } = useTranslation('protection');
  const { currencySymbol } = useBrand();
  const span = useSpanWords();
  return (
    <section aria-labelledby="glance-heading" className="lit sky rounded-large bg-raised p-5 sm:p-6">
      <h3 id="glance-heading" className="font-medium text-muted text-sm">
        {t('glance.title')}
      </h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">
        {limits
          .filter(({ kind }) => kind === 'loss')
          .map(({ period, used }) => (
            <div key={period} className="flex flex-col gap-0.5">
              <dt className="text-muted text-xs">{t(`glance.${period}`)}</dt>
              <dd className="font-display font-semibold text-xl">
                <MoneyText amount={-moneyOf(used)} symbol={currencySymbol} signed />
              </dd>
            </div>
          ))}
        <div className="flex flex-col gap-0.5">
          <dt className="text-muted text-xs">{t('glance.played')}</dt>
          <dd className="figures font-display font-semibold text-xl">
            {session.usedMinutes > 0 ? span(session.usedMinutes * MINUTE_MS) : t('glance.none')}
          </dd>
        </div>
      </dl>
      <a
        href={paths.memberCentre('personalProfit')}
        className="mt-4 inline-flex min-h-8 items-center gap-1.5 font-medium text-accent-text text-sm underline-offset-2 hover:underline"
      >
        {t('glance.more')}
        <ArrowRight className="size-4" aria-hidden="true" />
      </a>
    </section>
  );
}
