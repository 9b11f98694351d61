import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { Clock } from './clock.tsx';
import type { Figures } from './use-figures.ts';

/** Balance, what this play session has come to, and how long it has lasted: always in sight. */
export function FiguresLine({ figures }: { figures: Figures }) {
  const { t } = useTranslation('game');
  const { currencySymbol } = useBrand();
  const { balance, net, startedAtMs } = figures;
  return (
    <dl className="flex min-w-0 items-center gap-3 text-sm leading-tight sm:gap-5 [&_dt]:text-[0.6875rem] [&_dt]:text-muted">
      <div className="min-w-0">
        <dt>{t('balance')}</dt>
        <dd className="truncate font-semibold">
          {/* Announced by screen readers when it changes. */}
          <span role="status">
            {balance === undefined ? '–' : <MoneyText amount={balance} symbol={currencySymbol} />}
          </span>
        </dd>
      </div>
      <div>
        <dt className="whitespace-nowrap">{t('net')}</dt>
        <dd className="font-semibold">{net === undefined ? '–' : <MoneyText amount={net} signed />}</dd>
      </div>
      <div>
        <dt className="sr-only whitespace-nowrap sm:not-sr-only">{t('clock')}</dt>
        <dd>
          <Clock startedAtMs={startedAtMs} label={t('clock')} />
        </dd>
      </div>
    </dl>
  );
}
