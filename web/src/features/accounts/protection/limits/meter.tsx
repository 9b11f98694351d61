import { classes } from '../../../../ui/classes.ts';

/** How much of a limit is used: calm until little is left. */
export function Meter({
  part,
  label,
  text,
}: {
  /** From 0 to 1; more is shown as full. */
  part: number;
  label: string;
  /** What is read aloud for the value. */
  text: string;
}) {
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 100);
  return (
    // The element of that name cannot be drawn the same in every browser.
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className="h-2 overflow-hidden rounded-full bg-sunken shadow-[inset_0_1px_2px_rgb(0_0_0/0.2)]"
    >
      <div
        className={classes(
          'h-full rounded-full transition-[width]',
          percent >= 100 ? 'bg-danger' : percent >= NEAR ? 'bg-warning' : 'bg-success',
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}

const NEAR = 80;
