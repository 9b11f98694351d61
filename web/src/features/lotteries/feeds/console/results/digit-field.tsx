import { useId } from 'react';
import { classes } from '../../../../../ui/classes.ts';

/**
 * One number of a result: a box for each digit, one field underneath, so that it is typed, pasted and read out as a number. Whole, the
 * cursor goes on to the next.
 */
export function DigitField({
  label,
  digits,
  /** Boxes that stand together: two for balls with two digits. */
  group = 1,
  value,
  wrong = false,
  onValueChange,
}: {
  label: string;
  digits: number;
  group?: number;
  value: string;
  wrong?: boolean;
  onValueChange: (digits: string) => void;
}) {
  const id = useId();
  const places = Array.from({ length: digits }, (_, at) => at);
  return (
    <div className="group relative w-fit max-w-full">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div aria-hidden="true" className="flex flex-wrap gap-1">
        {places.map((at) => (
          <span
            key={at}
            className={classes(
              'figures flex h-11 w-9 items-center justify-center rounded-medium border bg-sunken font-semibold text-xl',
              wrong ? 'border-danger' : 'border-control-line',
              at === value.length && 'group-focus-within:border-focus',
              group > 1 && at % group === group - 1 && at < digits - 1 && 'mr-2',
            )}
          >
            {value[at] ?? <span className="text-control-line">·</span>}
          </span>
        ))}
      </div>
      <input
        id={id}
        data-digits=""
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={digits * 3}
        value={value}
        aria-invalid={wrong || undefined}
        className="absolute inset-0 size-full cursor-text rounded-medium bg-transparent text-base text-transparent caret-transparent outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus"
        onChange={({ target }) => {
          const typed = target.value.replace(/\D/g, '').slice(0, digits);
          onValueChange(typed);
          if (typed.length === digits && value.length < digits) goOn(target);
        }}
      />
    </div>
  );
}

/** To the next number of the same form. */
function goOn(from: HTMLInputElement) {
  const fields = [...(from.form?.querySelectorAll<HTMLInputElement>('input[data-digits]') ?? [])];
  fields[fields.indexOf(from) + 1]?.focus();
}
