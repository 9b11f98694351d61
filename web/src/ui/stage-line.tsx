import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface Stage {
  name: string;
  Icon: ReactNode;
  /** `failed`: here it ended, and did not go on. */
  state: 'past' | 'here' | 'ahead' | 'failed';
}

/** The way of something asked for as a line from left to right, and where on it it stands. */
export function StageLine({ label, stages }: { label: string; stages: readonly Stage[] }) {
  return (
    <ol aria-label={label} className="flex">
      {stages.map(({ name, Icon, state }, at) => (
        <li
          key={name}
          aria-current={state === 'here' || state === 'failed' ? 'step' : undefined}
          className="relative flex min-w-0 flex-1 flex-col items-center gap-1.5 text-center"
        >
          {at > 0 && (
            <span
              aria-hidden="true"
              className={classes(
                'absolute top-4.5 right-[calc(50%+1.4rem)] left-[calc(-50%+1.4rem)] h-0.5 rounded-full',
                state === 'ahead' ? 'bg-line' : state === 'failed' ? 'bg-danger' : 'bg-success',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={classes(
              'relative flex size-9 items-center justify-center rounded-full border-2 transition-colors [&_svg]:size-4.5',
              Variants[state],
            )}
          >
            {state === 'past' ? <Check /> : Icon}
          </span>
          <span
            className={classes(
              'text-balance px-0.5 text-xs leading-tight',
              state === 'here' ? 'font-semibold text-text' : 'text-muted',
              state === 'failed' && 'font-semibold text-danger',
            )}
          >
            {name}
          </span>
        </li>
      ))}
    </ol>
  );
}

const Variants = {
  past: 'border-success bg-surface text-success',
  here: 'lantern border-transparent',
  ahead: 'border-line bg-sunken text-muted',
  failed: 'border-danger bg-surface text-danger',
} as const;
