import { Progress as Base } from '@base-ui/react/progress';
import { useId } from 'react';

/** A progress bar; without a value the progress is indeterminate. */
export function Progress({
  value,
  max = 100,
  label,
  valueText,
}: {
  value: number | null;
  max?: number;
  label: string;
  /** The text shown and read by screen readers for the value, e.g. "3 of 5". */
  valueText?: string;
}) {
  // Named in the first paint: Base UI ties bar and label together only once the page is taken over.
  const labelId = useId();
  return (
    <Base.Root
      aria-labelledby={labelId}
      value={value}
      max={max}
      {...(valueText ? { getAriaValueText: () => valueText } : {})}
      className="flex flex-col gap-1.5"
    >
      <span className="flex flex-wrap justify-between gap-x-4 text-sm">
        <Base.Label id={labelId} className="text-muted">
          {label}
        </Base.Label>
        {valueText && <span className="figures ml-auto">{valueText}</span>}
      </span>
      <Base.Track className="h-2 overflow-hidden rounded-full bg-sunken">
        <Base.Indicator className="lantern h-full rounded-full transition-[width] data-indeterminate:w-1/3 data-indeterminate:animate-pulse-soft" />
      </Base.Track>
    </Base.Root>
  );
}
