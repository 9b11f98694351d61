import { MONEY_SCALE } from '@lanna/rules/money';
import { useId, useState } from 'react';
import { AmountQuestion } from '../../../../../shared-parts/money/money-field.tsx';
import { readAmount } from '../../../../../shared-parts/money/typed-amount.ts';
import { classes } from '../../../../../ui/classes.ts';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { CONTROL_LOOK } from '../../../../../ui/fields/field.tsx';
import { usePageLanguage } from '../../../../../use-page-language.ts';
import type { ControlProps } from './setting-control.tsx';

const LENGTH_MAX = 16;
/** No number: below what any setting takes, so that the settings' own rules refuse it. */
const NONE = -1;

/**
 * A number with its unit; `factor` of what is stored are one of what is shown. Read as amounts are: what is no number, or can be two,
 * is kept in the field and refused.
 */
export function NumberControl({
  value,
  onChange,
  unit,
  factor = 1,
  decimals = 0,
  optional,
  disabled,
  invalid,
  labelledBy,
  describedBy,
}: (ControlProps<number> | ControlProps<number | null>) & Extra) {
  const change = onChange as (next: number | null) => void;
  const language = usePageLanguage();
  const [written, setWritten] = useState<{ text: string; value: number }>();
  // A value from elsewhere, as after the draft was dropped, takes the place of what was typed.
  const typed = written && written.value === value ? written.text : textOf(value, factor);

  function write(text: string) {
    const read = readAmount(text, language, decimals);
    const next = read === undefined ? NONE : Number((read * BigInt(factor)) / MONEY_SCALE);
    setWritten({ text, value: next });
    change(next);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {optional && (
        <Checkbox
          label={optional.label}
          disabled={disabled}
          checked={value !== null}
          onChange={(event) => change(event.target.checked ? optional.start : null)}
        />
      )}
      {value !== null && (
        <span className="flex items-center gap-2">
          <input
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={LENGTH_MAX}
            value={typed}
            disabled={disabled}
            aria-invalid={invalid || undefined}
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            onChange={({ target }) => write(target.value)}
            className={classes(CONTROL_LOOK, 'figures w-36')}
          />
          {unit && <span className="text-muted text-sm">{unit}</span>}
        </span>
      )}
      {value !== null && (
        <AmountQuestion
          typed={typed}
          decimals={decimals}
          symbol=""
          className="max-w-sm basis-full empty:hidden"
          onChoose={write}
        />
      )}
    </div>
  );
}

function textOf(value: number | null, factor: number): string {
  return value === null || value === NONE ? '' : String(value / factor);
}

interface Extra {
  unit?: string;
  factor?: number;
  /** How many there may be. */
  decimals?: number;
  /** May be null: a tick says whether there is a number at all. */
  optional?: { label: string; start: number };
}

/** A line of text. */
export function TextControl({
  value,
  onChange,
  emptyIsNull = false,
  zones = false,
  disabled,
  invalid,
  labelledBy,
  describedBy,
}: (ControlProps<string> | ControlProps<string | null>) & {
  emptyIsNull?: boolean;
  /** Offers the names of time zones. */
  zones?: boolean;
}) {
  const change = onChange as (next: string | null) => void;
  const listId = useId();
  return (
    <span className="relative flex max-w-sm items-center">
      <input
        type="text"
        spellCheck={false}
        autoComplete="off"
        value={value ?? ''}
        disabled={disabled}
        list={zones ? listId : undefined}
        aria-invalid={invalid || undefined}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onChange={({ target }) => change(emptyIsNull && target.value.trim() === '' ? null : target.value)}
        className={CONTROL_LOOK}
      />
      {zones && (
        <datalist id={listId}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      )}
    </span>
  );
}
