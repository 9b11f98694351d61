import { figuresOf, type Money, signOf } from '@lanna/rules/money';
import { classes } from '../classes.ts';

/**
 * Money in figures of one width, two decimals, the sign before the symbol: −฿56.50. `signed` colours a gain or a loss and
 * writes the plus.
 */
export function MoneyText({
  amount,
  symbol,
  signed = false,
  hidden = false,
  className,
}: {
  amount: Money;
  symbol?: string | undefined;
  signed?: boolean;
  hidden?: boolean;
  className?: string;
}) {
  const tone = signed && amount !== 0n && (amount > 0n ? 'text-success' : 'text-danger');
  return (
    <span className={classes('figures whitespace-nowrap', tone, className)}>
      {!hidden && (signed && amount > 0n ? '+' : signOf(amount))}
      {symbol && <span className="mr-0.5 font-normal opacity-75">{symbol}</span>}
      {hidden ? '••••••' : figuresOf(amount)}
    </span>
  );
}
