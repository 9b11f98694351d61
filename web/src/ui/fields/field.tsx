import { AlertCircle } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { MessageText } from '../text/message-text.tsx';

export interface FieldText {
  label: string;
  /** What helps before typing. */
  hint?: ReactNode;
  /** What is wrong with what was typed; takes the place of the hint. */
  error?: string | undefined;
  /** The label is read by screen readers, but not drawn. */
  quiet?: boolean;
  /** Beside the label, on its line; below a label that is not drawn. */
  aside?: ReactNode;
  /** What is wrong is said outside of the field. */
  invalid?: boolean;
}

export interface FieldControl {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** A label, a control, and a line below that is a hint or an error. */
export function Field({
  text,
  className,
  children,
}: {
  text: FieldText;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}) {
  const id = useId();
  const { label, hint, error, quiet = false, aside, invalid = false } = text;
  const lineId = `${id}-line`;
  const control = {
    id,
    'aria-invalid': error || invalid ? true : undefined,
    'aria-describedby': error || hint ? lineId : undefined,
  };
  const name = (
    <label htmlFor={id} className={quiet ? 'sr-only' : 'text-sm font-medium text-muted'}>
      {label}
    </label>
  );
  return (
    <div className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      {aside && !quiet ? (
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          {name}
          {aside}
        </span>
      ) : (
        name
      )}
      {children(control)}
      {quiet && aside}
      {error ? (
        <p id={lineId} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
          <AlertCircle className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            <MessageText>{error}</MessageText>
          </span>
        </p>
      ) : (
        hint && (
          <p id={lineId} className="text-sm text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** The well all one-line controls share. */
export const CONTROL_LOOK = classes(
  'h-control w-full min-w-0 rounded-medium border border-control-line bg-sunken px-3.5 text-base text-text',
  'transition-colors placeholder:text-muted hover:border-accent-text',
  'focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0',
  'aria-invalid:border-danger disabled:opacity-55',
);
