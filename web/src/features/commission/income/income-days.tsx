import type { IncomeDay } from '@lanna/contract/commission/rebates/income';
import { moneyOf } from '@lanna/contract/money';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { Button } from '../../../ui/button.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';

const SHOWN_FIRST = 14;

/** The days with income, the latest first; a press opens where one comes from. */
export function IncomeDays({ days, onOpen }: { days: readonly IncomeDay[]; onOpen: (day: string) => void }) {
  const { t } = useTranslation('income');
  const { currencySymbol: symbol } = useBrand();
  const [all, setAll] = useState(false);
  const shown = all ? days : days.slice(0, SHOWN_FIRST);
  return (
    <section aria-labelledby="income-days" className="flex min-w-0 flex-col gap-2">
      <h3 id="income-days" className="font-display font-semibold text-lg">
        {t('days')}
      </h3>
      <ul className="lit divide-y divide-line/60 overflow-hidden rounded-large bg-raised">
        {shown.map(({ day, earned, paid, kinds }) => (
          <li key={day}>
            <button
              type="button"
              onClick={() => onOpen(day)}
              className="flex flex-wrap w-full items-center gap-3 px-4 py-3 text-left transition-colors hover:bg-sunken/60"
            >
              <span className="row-words">
                <span className="figures font-medium">{day}</span>
                <span className="block text-muted text-xs">
                  {kinds.map(({ kind }) => t(`kinds.${kind}`)).join(' · ')}
                </span>
              </span>
              <span className="flex flex-col items-end">
                <MoneyText amount={moneyOf(earned)} symbol={symbol} className="font-semibold" />
                {paid !== earned && (
                  <span className="text-muted text-xs">
                    {t('paid')} <MoneyText amount={moneyOf(paid)} symbol={symbol} />
                  </span>
                )}
              </span>
              <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {days.length > shown.length && (
        <Button variant="ghost" size="small" className="self-center" onClick={() => setAll(true)}>
          {t('allDays')}
        </Button>
      )}
    </section>
  );
}
