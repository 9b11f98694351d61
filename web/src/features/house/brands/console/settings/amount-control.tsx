import { parseMoney } from '@lanna/rules/money';
import { useState } from 'react';
import { AmountEcho, AmountQuestion } from '../../../../../shared-parts/money/money-field.tsx';
import { fieldText, wireAmount } from '../../../../../shared-parts/money/typed-amount.ts';
import { classes } from '../../../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../../../ui/fields/field.tsx';
import { usePageLanguage } from '../../../../../use-page-language.ts';
import type { ControlProps } from './setting-control.tsx';

/** As many as the wire takes. */
const DECIMALS = 5;
/** No amount: the settings' own rules refuse it. */
const NONE = '';

/** An amount of money. What is none, or can be two, is kept in the field and refused. */
export function AmountControl({
  value,
  onChange,
  symbol,
  emptyIsNull = false,
  disabled,
  invalid,
  labelledBy,
  describedBy,
}: (ControlProps<string> | ControlProps<string | null>) & { symbol: string; emptyIsNull?: boolean }) {
  const change = onChange as (next: string | null) => void;
  const language = usePageLanguage();
  const [written, setWritten] = useState<{ text: string; value: string | null }>();
  // A value from elsewhere, as after the draft was dropped, takes the place of what was typed.
  const typed = written && written.value === value ? written.text : textOf(value);

  function write(text: string) {
    const next = emptyIsNull && text.trim() === '' ? null : (wireAmount(text, language, DECIMALS) ?? NONE);
    setWritten({ text, value: next });
    change(next);
  }

  return (
    <div className="flex max-w-sm flex-col gap-1.5">
      <span className="relative flex items-center">
        <span className="pointer-events-none absolute left-3.5 text-muted">{symbol}</span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          value={typed}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          onChange={({ target }) => write(target.value)}
          className={classes(CONTROL_LOOK, 'figures pl-9')}
        />
      </span>
      <AmountEcho typed={typed} decimals={DECIMALS} symbol={symbol} />
      <AmountQuestion typed={typed} decimals={DECIMALS} symbol={symbol} onChoose={write} />
    </div>
  );
}

function textOf(value: string | null): string {
  const amount = parseMoney(value ?? '');
  return amount === undefined ? (value ?? '') : fieldText(amount);
}
