import type { ReactNode } from 'react';
import { classes } from '../../../../ui/classes.ts';

/** The title of what is shown: the page's own heading, or the second under a centre's. */
export function Title({
  level,
  className,
  children,
}: {
  level: 1 | 2;
  className?: string;
  children: ReactNode;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Heading className={classes('text-balance font-display font-semibold', className)}>{children}</Heading>
  );
}
