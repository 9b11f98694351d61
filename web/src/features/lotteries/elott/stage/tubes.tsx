import './tubes.css';
import { type CSSProperties, memo } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { ballClasses } from '../../lotteries/balls/ball-colours.ts';
import { sumColourClasses } from '../../lotteries/balls/sum-colours.ts';
import type { SceneProps } from './scene.ts';

/** Three tubes of a digit each, and what they add up to. */
export const SumTubes = memo(function SumTubes({ phase, numbers }: SceneProps) {
  const sum = numbers?.reduce((all, number) => all + number, 0);
  return (
    <div data-phase={phase} className="tubes flex h-full items-center justify-center gap-3 sm:gap-5">
      {[0, 1, 2].map((at) => (
        <Tube key={at} at={at} text={numbers?.[at]?.toString()} colours="lantern" />
      ))}
      <span className="font-display text-2xl text-muted">=</span>
      <span
        style={{ '--at': 3 } as CSSProperties}
        className={classes(
          'tube-sum figures flex size-16 items-center justify-center rounded-full font-bold font-display text-3xl lg:size-20 lg:text-4xl',
          'shadow-[inset_0_2px_0_rgb(255_255_255/0.45),inset_0_-5px_8px_rgb(0_0_0/0.2)]',
          sum === undefined ? 'bg-raised text-muted' : sumColourClasses(sum),
        )}
      >
        {sum ?? '–'}
      </span>
    </div>
  );
});

/** Five tubes of a ball each, in the order they came. */
export const BallTubes = memo(function BallTubes({ phase, numbers }: SceneProps) {
  return (
    <div data-phase={phase} className="tubes flex h-full items-center justify-center gap-2 sm:gap-5">
      {[0, 1, 2, 3, 4].map((at) => {
        const number = numbers?.[at];
        return (
          <Tube
            key={at}
            at={at}
            text={number?.toString().padStart(2, '0')}
            colours={ballClasses(number ?? 1)}
          />
        );
      })}
    </div>
  );
});

function Tube({ at, text, colours }: { at: number; text: string | undefined; colours: string }) {
  return (
    <div style={{ '--at': at } as CSSProperties} className="tube">
      <span className="tube-waits lantern" />
      <span className="tube-waits tube-waits-late bg-text/60" />
      {text !== undefined && (
        <span className={classes('tube-ball figures font-bold font-display text-xl', colours)}>{text}</span>
      )}
    </div>
  );
}
