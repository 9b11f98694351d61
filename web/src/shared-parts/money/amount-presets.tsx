import { displayMoney, formatMoney, type Money } from '@lanna/rules/money';
import { classes } from '../../ui/classes.ts';
import { fieldText } from './typed-amount.ts';

/** Usual amounts to press, and all there is. What a press writes is read as this amount in every language. */
export function AmountPresets({
  legend,
  amounts,
  all,
  chosen,
  onChoose,
  className,
}: {
  legend: string;
  amounts: readonly Money[];
  all?: { amount: Money; label: string } | undefined;
  /** What is typed. */
  chosen: Money | undefined;
  onChoose: (typed: string) => void;
  className: string;
}) {
  const presets = amounts.map((amount) => ({ amount, label: displayMoney(amount).replace(/\.00$/, '') }));
  return (
    <fieldset className={classes('gap-2', className)}>
      <legend className="sr-only">{legend}</legend>
      {[...presets, ...(all ? [all] : [])].map(({ amount, label }) => (
        <button
          key={formatMoney(amount)}
          type="button"
          aria-pressed={chosen === amount}
          onClick={() => onChoose(fieldText(amount))}
          className="figures h-11 rounded-medium border border-control-line bg-raised px-1 font-semibold text-sm transition-colors hover:border-accent-text hover:text-accent-text aria-pressed:border-accent-text aria-pressed:text-accent-text"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
