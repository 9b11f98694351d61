import type { MeasuredReturn } from '@lanna/studio/rules/slot/measured-return';
import { classes } from '../../../ui/classes.ts';

/** The range as a bar around the return by the rules, and the measured return in it. Decorative: the text has the same facts. */
export function ReturnBand({ found, promised }: { found: MeasuredReturn; promised: number }) {
  const reach = Math.max(found.to - promised, Math.abs(found.percent - promised)) * 1.25;
  const placeOf = (percent: number) => ((percent - promised + reach) / (2 * reach)) * 100;
  const from = Math.max(0, placeOf(found.from));
  return (
    <div aria-hidden="true" className="relative h-2 rounded-full bg-sunken">
      <div
        className="absolute inset-y-0 rounded-full bg-accent/30"
        style={{ left: `${from}%`, width: `${placeOf(found.to) - from}%` }}
      />
      <div className="absolute inset-y-0 left-1/2 w-px bg-muted" />
      <div
        className={classes(
          'absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full',
          found.isInside ? 'bg-success' : 'bg-warning',
        )}
        style={{ left: `${placeOf(found.percent)}%` }}
      />
    </div>
  );
}

/** As every measured figure is written. */
export function inPercent(percent: number): string {
  return percent.toFixed(2);
}
