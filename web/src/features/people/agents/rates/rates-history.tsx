import type { MemberRates } from '@lanna/contract/people/agents/rates';
import { useTranslation } from 'react-i18next';
import { percentText } from '../../../../shared-parts/money/percent.ts';

/** What was given, and from which day on. */
export function RatesHistory({ history }: Pick<MemberRates, 'history'>) {
  const { t } = useTranslation('agents');
  if (history.length === 0) return null;
  return (
    <details className="rounded-medium border border-line">
      <summary className="cursor-pointer px-4 py-2.5 font-medium text-sm">{t('rates.history')}</summary>
      <ul className="max-h-60 divide-y divide-line overflow-y-auto border-line border-t text-sm">
        {history.map(({ category, fromDay, rate, byHouse }) => (
          <li
            key={`${category} ${fromDay}`}
            className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-2"
          >
            <span>
              {t(`category.${category}`)} <span className="figures font-semibold">{percentText(rate)}%</span>
            </span>
            <span className="figures text-muted">
              {t('rates.since', { day: fromDay })}
              {byHouse && ` · ${t('rates.byHouse')}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
