import { Check } from 'lucide-react';
import { classes } from '../classes.ts';
import { CHOICE_LOOK } from './segments.tsx';

/** Any of several: each tag is on or off. */
export function TagFilter({
  label,
  tags,
  value,
  onValueChange,
  className,
}: {
  label: string;
  tags: readonly { value: string; label: string }[];
  value: readonly string[];
  onValueChange: (value: readonly string[]) => void;
  className?: string;
}) {
  return (
    <fieldset className={classes('flex flex-wrap gap-2', className)}>
      <legend className="sr-only">{label}</legend>
      {tags.map((tag) => {
        const on = value.includes(tag.value);
        return (
          <label key={tag.value} className={CHOICE_LOOK}>
            <input
              type="checkbox"
              checked={on}
              onChange={() =>
                onValueChange(on ? value.filter((other) => other !== tag.value) : [...value, tag.value])
              }
              className="sr-only"
            />
            {on && <Check className="size-4" aria-hidden="true" />}
            {tag.label}
          </label>
        );
      })}
    </fieldset>
  );
}
