import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';

/** One kind of component with all its states side by side. */
export function Shelf({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Card>
      <h2 className="mb-4 font-display font-semibold text-lg">{title}</h2>
      <div className={classes('flex flex-wrap items-start gap-4', className)}>{children}</div>
    </Card>
  );
}
