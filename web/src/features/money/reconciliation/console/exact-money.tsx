import { moneyOf } from '@lanna/contract/money';
import { MONEY_SCALE } from '@lanna/rules/money';
import { classes } from '../../../../ui/classes.ts';

/** An amount to its last unit: what lies beyond the hundredths is written smaller, where there is any. */
export function ExactMoney({
  amount: text,
  tone,
  className,
}: {
  amount: string;
  /** `gap`: anything but zero is wrong. */
  tone?: 'gap' | 'quiet';
  className?: string;
}) {
  const amount = moneyOf(text);
  const size = amount < 0n ? -amount : amount;
  const whole = (size / MONEY_SCALE).toString().replace(/\B(?=(\d{3})+$)/g, ',');
  const decimals = (size % MONEY_SCALE).toString().padStart(5, '0');
  const rest = decimals.slice(2).replace(/0+$/, '');
  return (
    <span
      className={classes(
        'figures whitespace-nowrap',
        tone === 'gap' && amount !== 0n && 'font-semibold text-danger',
        tone === 'quiet' && 'text-muted',
        amount === 0n && 'text-muted',
        className,
      )}
    >
      {amount < 0n && '−'}
      {whole}.{decimals.slice(0, 2)}
      {rest && <span className="text-[0.8em] opacity-75">{rest}</span>}
    </span>
  );
}
