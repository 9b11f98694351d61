import type { ReactNode } from 'react';

/** The heading of a row of a page, and what can be chosen of it. */
export function RowHead({
  title,
  icon,
  children,
}: {
  title: ReactNode;
  icon: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mb-4 flex items-center justify-between gap-4">
      <h2 className="flex items-center gap-2.5 font-display font-semibold text-xl lg:text-2xl">
        <span className="text-accent-text [&_svg]:size-6" aria-hidden="true">
          {icon}
        </span>
        {title}
      </h2>
      {children}
    </div>
  );
}
