import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** A word or a number attached to another component. */
export function Badge({
  tone = 'quiet',
  className,
  children,
}: {
  tone?: keyof typeof TONES;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        'inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-full px-2.5 font-semibold text-xs',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

const TONES = {
  quiet: 'border border-line bg-raised text-muted',
  accent: 'lantern',
  spark: 'bg-spark text-on-spark',
  success: 'border border-success/40 bg-surface text-success',
  danger: 'border border-danger/40 bg-surface text-danger',
  warning: 'border border-warning/40 bg-surface text-warning',
} as const;
