import { displayMoney, type Money } from '@lanna/rules/money';
import { classes } from './classes.ts';

/** Money in figures of one width, two decimals. `signed` colours a gain or a loss and writes the plus. */
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
  const text = `${signed && amount > 0n ? '+' : ''}${displayMoney(amount)}`;
  return (
    <span className={classes('figures whitespace-nowrap', tone, className)}>
      {symbol && <span className="mr-1 font-normal opacity-75">{symbol}</span>}
      {hidden ? '••••••' : text.replace('-', '−')}
    </span>
  );
}
