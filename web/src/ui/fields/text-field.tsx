import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { CONTROL_LOOK, Field, type FieldText } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldText & {
    /** Inside the well, before and after what is typed. */
    before?: ReactNode;
    after?: ReactNode;
  };

/** One line of text. Takes what react-hook-form's `register` gives. */
export function TextField({
  label,
  hint,
  error,
  quiet,
  aside,
  invalid,
  before,
  after,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field
      text={{ label, hint, error, aside, ...(quiet && { quiet }), ...(invalid && { invalid }) }}
      className={className}
    >
      {(control) => (
        <span className="relative flex items-center">
          {before && <span className="pointer-events-none absolute left-3.5 text-muted">{before}</span>}
          <input
            type="text"
            {...input}
            {...control}
            className={classes(CONTROL_LOOK, Boolean(before) && 'pl-10', Boolean(after) && 'pr-12')}
          />
          {after && <span className="absolute right-1 flex">{after}</span>}
        </span>
      )}
    </Field>
  );
}
