import { moneyOf } from '@lanna/contract/money';
import type { Money } from '@lanna/rules/money';
import { type ReactNode, useId, useState } from 'react';
import { useBrand } from '../../../api/content/brand.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';

/** A line of a sum. With `inside` its label opens what the amount is made of. */
export function ReceiptLine({
  label,
  hint,
  amount,
  text,
  minus = false,
  strong = false,
  inside,
}: {
  label: string;
  hint?: string | undefined;
  amount?: string | Money;
  /** In place of money: a count, a rate. */
  text?: string;
  /** It is taken off. */
  minus?: boolean;
  strong?: boolean;
  inside?: ReactNode;
}) {
  const { currencySymbol } = useBrand();
  const [open, setOpen] = useState(false);
  const id = useId();
  const shown = typeof amount === 'string' ? moneyOf(amount) : (amount ?? 0n);
  return (
    <li className={strong ? 'border-line border-t pt-2 font-semibold' : ''}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
        <span className="min-w-0">
          {inside ? (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
              className="min-h-6 text-left underline decoration-dotted underline-offset-4 hover:text-accent-text focus-visible:outline-2 focus-visible:outline-focus"
            >
              {label}
            </button>
          ) : (
            label
          )}
          {hint && <span className="block font-normal text-muted text-xs">{hint}</span>}
        </span>
        {text === undefined ? (
          <MoneyText amount={minus ? -shown : shown} symbol={currencySymbol} />
        ) : (
          <span className="figures whitespace-nowrap">{text}</span>
        )}
      </div>
      {inside && (
        <div id={id} hidden={!open} className="mb-2 rounded-medium bg-sunken p-3 text-sm">
          {open && inside}
        </div>
      )}
    </li>
  );
}
