import type { showIncome } from '@lanna/contract/commission/rebates/income';
import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { Clock, Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';

/** What was earned in the period, what of it has come, and when the rest does. */
export function IncomeHero({ income }: { income: Value<typeof showIncome> }) {
  const { t } = useTranslation('income');
  const { currencySymbol: symbol } = useBrand();
  const { period, earned, paid, waiting, frozen, pays } = income;
  return (
    <section
      aria-label={t('earned')}
      className="lit sky flex flex-col gap-4 rounded-large bg-raised p-5 sm:p-6"
    >
      <div>
        <p className="text-muted text-sm">
          {t('earned')}{' '}
          <span className="figures">
            {period.from === period.to ? period.from : `${period.from} – ${period.to}`}
          </span>
        </p>
        <MoneyText
          amount={moneyOf(earned)}
          symbol={symbol}
          className="mt-1 block font-display font-semibold text-[clamp(1.75rem,9vw,2.75rem)] leading-tight"
        />
      </div>
      <dl className="grid grid-cols-2 gap-x-4 border-line/60 border-t pt-3 sm:max-w-md">
        <Part label={t('paid')}>
          <MoneyText amount={moneyOf(paid)} symbol={symbol} />
        </Part>
        <Part label={t('waiting')}>
          <MoneyText amount={moneyOf(waiting)} symbol={symbol} />
        </Part>
      </dl>
      {frozen ? (
        <p role="status" className="flex gap-2 text-danger text-sm">
          <Snowflake className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {t('frozen')}
        </p>
      ) : (
        <p className="flex gap-2 text-muted text-sm">
          <Clock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {t(`pays.${pays}`)}
        </p>
      )}
    </section>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="font-display font-semibold text-[clamp(0.9375rem,4.4vw,1.25rem)]">{children}</dd>
    </div>
  );
}
