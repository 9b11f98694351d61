import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { CONTROL_LOOK, Field, type FieldText } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'children'> &
  FieldText & {
    options: readonly SelectOption[];
    /** On phones this picture stands for the control; what is chosen is read out, and seen in the list. */
    picture?: ReactNode;
  };

/** The platform's own select: on phones nothing is easier to use with a thumb. */
export function SelectField({
  label,
  hint,
  error,
  quiet,
  options,
  picture,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field text={{ label, hint, error, ...(quiet ? { quiet } : {}) }} className={className}>
      {(control) => (
        <span className="relative flex items-center">
          <select
            {...select}
            {...control}
            className={classes(
              CONTROL_LOOK,
              'appearance-none truncate pr-10',
              Boolean(picture) && 'max-sm:px-0 max-sm:text-transparent',
            )}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-surface text-text">
                {option.label}
              </option>
            ))}
          </select>
          {picture && (
            <span className="pointer-events-none absolute inset-0 flex items-center justify-center sm:hidden [&_svg]:size-[1.15rem]">
              {picture}
            </span>
          )}
          <ChevronDown
            className={classes(
              'pointer-events-none absolute right-3.5 size-4 text-muted',
              Boolean(picture) && 'max-sm:hidden',
            )}
            aria-hidden="true"
          />
        </span>
      )}
    </Field>
  );
}
