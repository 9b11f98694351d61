import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';

/** One protection of the account: its name, its state, and the button to change it. */
export function SettingRow({
  icon,
  title,
  state,
  text,
  action,
  children,
}: {
  icon: ReactNode;
  title: string;
  state?: { words: string; good: boolean };
  text: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-3 border-line border-b py-5 last:border-b-0">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <span
          aria-hidden="true"
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-raised text-accent-text [&_svg]:size-5"
        >
          {icon}
        </span>
        <div className="min-w-0 flex-1 basis-52">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-semibold">{title}</h3>
            {state && <Badge tone={state.good ? 'success' : 'warning'}>{state.words}</Badge>}
          </div>
          <p className="mt-0.5 text-muted text-sm">{text}</p>
        </div>
        {action && <div className="basis-full pl-14 sm:basis-auto sm:pl-0">{action}</div>}
      </div>
      {children}
    </section>
  );
}
