import { COUNT_FIGURES } from '@lanna/contract/commission/teams/team';
import { moneyOf } from '@lanna/contract/money';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';

/** A figure of the team as it is written: money with its symbol, persons and bets as a count. */
export function FigureValue({ figure, value }: { figure: string; value: string | number }) {
  const { currencySymbol: symbol } = useBrand();
  if (isCount(figure)) return <span className="figures">{displayCount(Number(value))}</span>;
  return (
    <MoneyText
      amount={moneyOf(String(value))}
      symbol={symbol}
      signed={figure === 'profit' || figure === 'income'}
    />
  );
}

export function isCount(figure: string): boolean {
  return COUNT_FIGURES.some((count) => count === figure);
}
