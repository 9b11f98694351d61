import { AlertCircle, Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  /** May hold links, so it is no plain text. */
  label: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <div className="flex items-start gap-2.5">
        <span className="relative flex size-6 shrink-0 items-center justify-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-line` : undefined}
            className={classes(
              'peer size-5.5 appearance-none rounded-small border border-control-line bg-sunken transition-colors',
              'checked:border-accent checked:bg-accent aria-invalid:border-danger disabled:opacity-55',
            )}
          />
          <Check
            className="pointer-events-none absolute size-4 scale-75 stroke-3 text-on-accent opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
            aria-hidden="true"
          />
        </span>
        <label htmlFor={id} className="py-0.5 text-sm">
          {label}
        </label>
      </div>
      {error && (
        <p id={`${id}-line`} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
          <AlertCircle className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
