import { moneyOf } from '@lanna/contract/money';
import { useBrand } from '../../../../api/content/brand.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';

/** An amount as it travels, with the brand's symbol. */
export function Sum({ amount, className }: { amount: string; className?: string }) {
  const { currencySymbol } = useBrand();
  return (
    <MoneyText
      amount={moneyOf(amount)}
      symbol={currencySymbol}
      {...(className !== undefined && { className })}
    />
  );
}
