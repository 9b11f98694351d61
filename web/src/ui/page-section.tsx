import { type ReactNode, useId } from 'react';

/** A part of the page with its heading. */
export function PageSection({
  id,
  title,
  lead,
  children,
}: {
  id?: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="scroll-mt-28">
      <h2 id={headingId} className="font-display font-semibold text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-1.5 max-w-2xl text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
