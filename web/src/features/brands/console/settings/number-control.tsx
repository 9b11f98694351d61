import { useId, useState } from 'react';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../../ui/field.tsx';
import type { ControlProps } from './setting-control.tsx';

const DIGITS_MAX = 12;

/** A whole number with its unit; `factor` of them are one unit of what is stored. What is no number is kept and refused. */
export function NumberControl({
  value,
  onChange,
  unit,
  factor = 1,
  optional,
  disabled,
  invalid,
  labelledBy,
  describedBy,
}: (ControlProps<number> | ControlProps<number | null>) & Extra) {
  const change = onChange as (next: number | null) => void;
  const shown = value === null ? '' : String(value / factor);
  // What stands in the field while it is typed: "1." or nothing at all is no number yet.
  const [typed, setTyped] = useState<string>();
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
            inputMode="numeric"
            value={typed ?? shown}
            disabled={disabled}
            aria-invalid={invalid || undefined}
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            onChange={({ target }) => {
              const digits = target.value.replaceAll(/[^\d]/g, '').slice(0, DIGITS_MAX);
              setTyped(digits);
              change(Number(digits) * factor);
            }}
            onBlur={() => setTyped(undefined)}
            className={classes(CONTROL_LOOK, 'figures w-36')}
          />
          {unit && <span className="text-muted text-sm">{unit}</span>}
        </span>
      )}
    </div>
  );
}

interface Extra {
  unit?: string;
  factor?: number;
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
