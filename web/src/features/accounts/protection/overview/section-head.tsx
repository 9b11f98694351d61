import type { ReactNode } from 'react';

/** Icon, heading and one sentence of a card. */
export function SectionHead({
  id,
  icon,
  title,
  text,
}: {
  id: string;
  icon: ReactNode;
  title: string;
  text?: ReactNode;
}) {
  return (
    <div className="flex items-start gap-3.5">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-raised text-accent-text [&_svg]:size-5"
      >
        {icon}
      </span>
      <div className="min-w-0">
        <h3 id={id} className="font-display font-semibold text-lg leading-snug">
          {title}
        </h3>
        {text && <p className="mt-0.5 text-muted text-sm">{text}</p>}
      </div>
    </div>
  );
}
