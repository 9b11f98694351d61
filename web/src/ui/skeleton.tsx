import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** The shape of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-pulse-soft rounded-small bg-text/10', className)}
    />
  );
}

/** Holds skeletons, invisible for the first 300 ms, and announces to screen readers that content is loading. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-label={label} className={classes('late', className)}>
      {children}
    </div>
  );
}
