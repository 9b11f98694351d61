import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { CONTROL_LOOK, Field, type FieldText } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'children'> &
  FieldText & { options: readonly SelectOption[] };

/** The platform's own select: on phones nothing is easier to use with a thumb. */
export function SelectField({ label, hint, error, quiet, options, className, ...select }: SelectFieldProps) {
  return (
    <Field text={{ label, hint, error, ...(quiet ? { quiet } : {}) }} className={className}>
      {(control) => (
        <span className="relative flex items-center">
          <select
            {...select}
            {...control}
            className={classes(CONTROL_LOOK, 'appearance-none truncate pr-10')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-surface text-text">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute right-3.5 size-4 text-muted"
            aria-hidden="true"
          />
        </span>
      )}
    </Field>
  );
}
