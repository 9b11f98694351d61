import { useId } from 'react';

/** How long: each choice with the day it lasts until. */
export function LengthChoice<Value extends number | null>({
  legend,
  choices,
  value,
  onValueChange,
}: {
  legend: string;
  choices: readonly { value: Value; label: string; until: string }[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="grid gap-2.5 sm:grid-cols-2">
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.label}
          className="flex min-h-14 cursor-pointer items-center gap-3 rounded-medium border border-control-line bg-sunken px-4 py-2.5 transition-colors hover:border-accent-text has-focus-visible:outline-2 has-focus-visible:outline-focus has-checked:border-accent-text has-checked:bg-raised"
        >
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onValueChange(choice.value)}
            className="size-4.5 shrink-0 accent-[var(--accent)]"
          />
          <span className="min-w-0">
            <span className="block font-medium">{choice.label}</span>
            <span className="figures block text-muted text-xs">{choice.until}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
