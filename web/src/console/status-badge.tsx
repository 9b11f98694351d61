import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';

export type Tone = 'quiet' | 'accent' | 'success' | 'warning' | 'danger';

/** The state something is in: a dot of its tone, and the word that says it without the colour. */
export function StatusBadge({ tone = 'quiet', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 whitespace-nowrap">
      <span className={classes('size-2 shrink-0 rounded-full', DOTS[tone])} aria-hidden="true" />
      <span className={classes('truncate', INKS[tone])}>{children}</span>
    </span>
  );
}

const DOTS: Record<Tone, string> = {
  quiet: 'bg-control-line',
  accent: 'bg-accent',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
};
const INKS: Record<Tone, string> = {
  quiet: 'text-muted',
  accent: 'text-accent-text',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
};
