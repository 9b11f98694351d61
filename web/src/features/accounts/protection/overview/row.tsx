import type { ReactNode } from 'react';

/** A line of a card: its name and figure, the button that changes it, and below what belongs to it. */
export function Row({
  name,
  figure,
  action,
  children,
}: {
  name: string;
  figure: ReactNode;
  action: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="flex flex-col gap-2 py-3.5 last:pb-0">
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{name}</span>
          {figure}
        </div>
        {action}
      </div>
      {children}
    </li>
  );
}
