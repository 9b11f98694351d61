import { moneyOf } from '@lanna/contract/money';
import { MoneyText } from '../ui/text/money-text.tsx';
import { useOperator } from './operator.tsx';

/**
 * An amount as it travels, decimal text. `brand`: its code, for the symbol; without it `symbol`, or none where the heading says the
 * currency. `signed` colours a gain and a loss of the house.
 */
export function Money({
  amount,
  brand,
  symbol,
  signed = false,
  className,
}: {
  amount: string;
  brand?: string | undefined;
  symbol?: string | undefined;
  signed?: boolean;
  className?: string;
}) {
  const { brands } = useOperator();
  const shown = symbol ?? brands.find(({ code }) => code === brand)?.currencySymbol;
  return (
    <MoneyText amount={moneyOf(amount)} symbol={shown} signed={signed} {...(className && { className })} />
  );
}
