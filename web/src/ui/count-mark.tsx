import { classes } from './classes.ts';

const SHOWN_MAX = 99;

/** How many wait behind what it stands at. Nothing where there are none. */
export function CountMark({
  count,
  label,
  className,
}: {
  count: number;
  /** In words, for screen readers. */
  label: string;
  className?: string;
}) {
  if (count === 0) return null;
  return (
    <span
      className={classes(
        'figures min-w-5 rounded-full bg-spark px-1.5 text-center font-semibold text-on-spark text-xs leading-5',
        className,
      )}
    >
      <span aria-hidden="true">{count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
