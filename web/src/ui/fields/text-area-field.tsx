import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { CONTROL_LOOK, Field, type FieldText } from './field.tsx';

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id'> &
  FieldText & {
    /** Keys and lists that are pasted: letters of one width. */
    mono?: boolean;
  };

/** Several lines of text under a label. Takes what react-hook-form's `register` gives. */
export function TextAreaField({ label, hint, error, quiet, mono, className, ...area }: TextAreaFieldProps) {
  return (
    <Field text={{ label, hint, error, ...(quiet ? { quiet } : {}) }} className={className}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={classes(CONTROL_LOOK, 'h-auto! py-2', mono && 'font-mono text-xs')}
        />
      )}
    </Field>
  );
}
