import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
}

/** One of a few: spans of days, kinds of list. Radio buttons underneath, so arrow keys choose. */
export function Segments<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  oneLine = false,
  className,
}: {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Where every line counts, as above a keypad: what does not fit is moved to sideways. Otherwise it takes further lines. */
  oneLine?: boolean;
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset
      className={classes(
        'flex min-w-0 max-w-full gap-1',
        oneLine ? 'no-scrollbar overflow-x-auto' : 'flex-wrap',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={CHOICE_LOOK}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
            className="sr-only"
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}

/** A choice one can see has been made. */
export const CHOICE_LOOK = classes(
  'relative flex h-9 shrink-0 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full border border-control-line px-3.5 text-muted text-sm transition-colors',
  'hover:border-accent-text hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
  'has-checked:border-accent-text has-checked:bg-raised has-checked:font-medium has-checked:text-accent-text',
);
