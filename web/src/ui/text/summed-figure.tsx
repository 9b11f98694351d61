import type { ReactNode } from 'react';

/** One figure of a `dl` that sums up a list. */
export function SummedFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="figures font-display font-semibold text-[clamp(0.875rem,4.4vw,1.125rem)]">{children}</dd>
    </div>
  );
}
