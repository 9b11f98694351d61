import { moneyOf } from '@lanna/contract/money';
import { MoneyText } from '../ui/text/money-text.tsx';
import { useOperator } from './operator.tsx';

/**
 * An amount as it travels, decimal text. `brand`: its code, for the symbol; without it `symbol`, or none where the heading says the
 * currency. `currency`: of the amount, where it may be another than the brand's (points), whose symbol it does not get. `signed` colours a gain and a loss of the house.
 */
export function Money({
  amount,
  brand,
  currency,
  symbol,
  signed = false,
  className,
}: {
  amount: string;
  brand?: string | undefined;
  currency?: string | undefined;
  symbol?: string | undefined;
  signed?: boolean;
  className?: string;
}) {
  const { brands } = useOperator();
  const of = brands.find(({ code }) => code === brand);
  const shown = symbol ?? (currency === undefined || currency === of?.currency ? of?.currencySymbol : '');
  return (
    <MoneyText amount={moneyOf(amount)} symbol={shown} signed={signed} {...(className && { className })} />
  );
}
