import './race.css';
import { type CSSProperties, memo } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { ballClasses } from '../../lotteries/balls/ball-colours.ts';
import type { SceneProps } from './scene.ts';

const CARS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** How far behind the one before it each car crosses the line, in hundredths of the track. */
const GAP = 4;

/** Ten cars, each on its own lane; they come to the line in the drawn order. */
export const Race = memo(function Race({ phase, numbers }: SceneProps) {
  return (
    <div data-phase={phase} className="race relative flex h-full flex-col justify-center gap-0.5">
      {CARS.map((car) => {
        const rank = numbers ? numbers.indexOf(car) + 1 : 0;
        return (
          <div key={car} className="race-lane" style={rank > 0 ? courseOf(car, rank) : undefined}>
            <span
              className={classes(
                'race-rank figures font-display font-semibold text-xs',
                rank > 0 && rank <= 3 ? 'text-accent-text' : 'text-muted',
              )}
            >
              {rank > 0 && rank}
            </span>
            <div className="race-track">
              <div className="race-road" />
              <div className="race-run">
                <span className={classes('race-car', ballClasses(car))}>
                  <span className="race-window" />
                  <span className="figures font-bold font-display text-xs leading-none">{car}</span>
                </span>
              </div>
            </div>
          </div>
        );
      })}
      <span className="race-finish" />
    </div>
  );
});

/** Where a car is after the first and the second third: the order changes on the way, and nothing in it is random. */
function courseOf(car: number, rank: number): CSSProperties {
  const end = 100 - (rank - 1) * GAP;
  const early = 22 + ((car * 7 + rank * 3) % 10) * 1.6;
  const middle = end * 0.62 + ((car * 3 + rank * 5) % 7) * 2 - 6;
  return {
    '--early': `${early}%`,
    '--middle': `${middle}%`,
    '--end': `${end}%`,
    '--car': car,
  } as CSSProperties;
}
