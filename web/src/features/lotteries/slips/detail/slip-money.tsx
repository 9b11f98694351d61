import { formatMoney, type Money, signOf } from '@lanna/rules/money';
import { MoneyText } from '../../../../ui/text/money-text.tsx';

const HUNDREDTH = 1000n;

/** Money of a slip: where the smallest money units make less than a hundredth, all of it is written. */
export function SlipMoney({
  amount,
  symbol,
  className,
}: {
  amount: Money;
  symbol: string;
  className?: string;
}) {
  if (amount % HUNDREDTH === 0n)
    return <MoneyText amount={amount} symbol={symbol} {...(className && { className })} />;
  return (
    <span className={`figures whitespace-nowrap ${className ?? ''}`}>
      {signOf(amount)}
      <span className="mr-0.5 font-normal opacity-75">{symbol}</span>
      {formatMoney(amount < 0n ? -amount : amount)}
    </span>
  );
}
