import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import type { CashbackCategory } from '@lanna/rules/rewards/cashback/rates';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { percentText } from '../../../shared-parts/money/percent.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';

/** One kind of game of a day: turnover × rate, and what it comes to. Opens its bets. */
export function LineButton({
  day,
  category,
  turnover,
  rate,
  amount,
  onOpen,
}: {
  /** Where the lines are of several days. */
  day?: string;
  category: CashbackCategory;
  turnover: string;
  rate: number;
  amount: string;
  onOpen: () => void;
}) {
  const { t } = useTranslation('cashback');
  const shell = useTranslation('shell');
  const { currencySymbol: symbol } = useBrand();
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-left transition-colors hover:bg-sunken"
    >
      <span className="row-words">
        <span className="block font-medium">{shell.t(`category.${category}`)}</span>
        <span className="figures block text-muted text-xs">
          {day && `${day} · `}
          {t('days.line', { turnover: displayMoney(moneyOf(turnover), symbol), rate: percentText(rate) })}
        </span>
      </span>
      <MoneyText amount={moneyOf(amount)} symbol={symbol} />
      <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
    </button>
  );
}
