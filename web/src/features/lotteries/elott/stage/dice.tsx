import './dice.css';
import { type CSSProperties, memo } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { DieFace } from '../../lotteries/balls/die-face.tsx';
import type { SceneProps } from './scene.ts';

/** How each die lies when it has come to rest, so that three of them are not one picture thrice. */
const LIES = [
  { x: '-17deg', y: '17deg', z: '-5deg' },
  { x: '-14deg', y: '-11deg', z: '3deg' },
  { x: '-18deg', y: '-19deg', z: '6deg' },
] as const;

interface Turn {
  x: string;
  y: string;
}

/** Turns a cube so that this face is in front; opposite faces add up to seven. */
const TURNS: Readonly<Record<number, Turn>> = {
  1: { x: '0deg', y: '0deg' },
  2: { x: '0deg', y: '-90deg' },
  3: { x: '-90deg', y: '0deg' },
  4: { x: '90deg', y: '0deg' },
  5: { x: '0deg', y: '90deg' },
  6: { x: '0deg', y: '180deg' },
};

/** Resting on a corner: no face can be taken for a result. */
const ON_CORNER: Turn = { x: '-30deg', y: '45deg' };

/** Three dice that tumble while a draw is made, and are thrown to the faces it drew. */
export const Dice = memo(function Dice({ phase, numbers }: SceneProps) {
  return (
    <div data-phase={phase} className="dice flex h-full items-center justify-center gap-7 sm:gap-10">
      {LIES.map((lie, at) => {
        const points = numbers?.[at];
        return (
          <div
            key={lie.x}
            style={placed(lie, TURNS[points ?? 0] ?? ON_CORNER, at)}
            className={classes('die-place relative', !points && 'opacity-60')}
          >
            <span className="die-shadow" />
            <div className="die-throw">
              <div className="die">
                {[1, 2, 3, 4, 5, 6].map((face) => (
                  <DieFace key={face} points={face} className={`die-face die-face-${face}`} />
                ))}
              </div>
            </div>
          </div>
        );
      })}
    </div>
  );
});

function placed(lie: (typeof LIES)[number], { x, y }: Turn, at: number): CSSProperties {
  return {
    '--lie-x': lie.x,
    '--lie-y': lie.y,
    '--lie-z': lie.z,
    '--x': x,
    '--y': y,
    '--at': at,
  } as CSSProperties;
}
