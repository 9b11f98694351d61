import './keno-board.css';
import { type CSSProperties, memo } from 'react';
import { classes } from '../../../../ui/classes.ts';
import type { SceneProps } from './scene.ts';

const NUMBERS = Array.from({ length: 80 }, (_, at) => at + 1);

/** All eighty numbers; the balls of a draw come one after another, each to its place. The player's own numbers have a ring. */
export const KenoBoard = memo(function KenoBoard({ phase, numbers, picks }: SceneProps) {
  return (
    <div data-phase={phase} className="keno relative h-full overflow-hidden">
      <div className="mx-auto grid h-full max-w-120 grid-cols-10 content-center gap-1">
        {NUMBERS.map((number) => {
          const drawnAt = numbers?.indexOf(number) ?? -1;
          const isPicked = picks?.includes(number) ?? false;
          return (
            <span
              key={number}
              className={classes(
                'figures relative flex h-6.5 items-center justify-center rounded-full text-xs lg:h-7',
                isPicked
                  ? 'bg-raised font-semibold text-text ring-2 ring-accent-text'
                  : 'bg-surface text-muted',
              )}
            >
              {number}
              {drawnAt >= 0 && (
                <span
                  style={{ '--at': drawnAt } as CSSProperties}
                  className={classes(
                    'keno-ball absolute inset-0 flex items-center justify-center rounded-full font-bold font-display text-sm',
                    isPicked
                      ? 'bg-[#1f7a40] text-white shadow-[inset_0_1px_0_rgb(255_255_255/0.4)]'
                      : 'lantern',
                  )}
                >
                  {number}
                </span>
              )}
            </span>
          );
        })}
      </div>
      <span className="keno-sweep" />
    </div>
  );
});
