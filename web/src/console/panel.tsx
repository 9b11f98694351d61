import { type ReactNode, useId } from 'react';
import { classes } from '../ui/classes.ts';

/** A part of a page under a heading of its own. */
export function Panel({
  title,
  text,
  actions,
  flush = false,
  className,
  children,
}: {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  /** The content reaches the edges: lists, tables. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classes('min-w-0 rounded-medium border border-line bg-surface', className)}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-4 py-2.5">
        <div className={classes('min-w-0', text !== undefined && 'flex-1 basis-60')}>
          <h2 id={id} className="font-semibold text-base">
            {title}
          </h2>
          {text && <p className="text-pretty text-muted text-sm">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      <div className={flush ? undefined : 'px-4 py-3'}>{children}</div>
    </section>
  );
}
