import { type ReactNode, useState } from 'react';
import { classes } from '../../../../ui/classes.ts';

export interface DayBar {
  day: string;
  /** A decimal string or a count. */
  value: string | number;
}

const HEIGHT = 120;
const GAP = 2.4;

/** One bar a day; above the line what is gained, below it what is lost. A press names the day; the figures beside it say the same to readers by ear. */
export function DayChart({
  bars,
  label,
  show,
}: {
  bars: readonly DayBar[];
  label: string;
  show: (value: string | number) => ReactNode;
}) {
  const [chosen, setChosen] = useState<number>();
  const shown = bars[chosen ?? bars.length - 1];
  const scale = scaleOf(bars);
  const width = bars.length * 10;
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="figures flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="text-muted">{shown?.day}</span>
        <span className="font-semibold">{shown && show(shown.value)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-28 w-full overflow-visible sm:h-36"
        onPointerLeave={(event) => event.pointerType === 'mouse' && setChosen(undefined)}
      >
        {bars.map(({ day, value }, at) => {
          const amount = Number(value);
          const height = Math.max(scale.of(Math.abs(amount)), amount === 0 ? 0 : 2);
          const bright = at === (chosen ?? bars.length - 1);
          return (
            // The press is a help for the eye; each day's figures are in the lists.
            <g key={day} onPointerEnter={() => setChosen(at)} onPointerDown={() => setChosen(at)}>
              <rect x={at * 10} y={0} width={10} height={HEIGHT} fill="transparent" />
              <rect
                x={at * 10 + GAP / 2}
                y={amount < 0 ? scale.zero : scale.zero - height}
                width={10 - GAP}
                height={height}
                className={classes(
                  'transition-opacity motion-reduce:transition-none',
                  amount < 0 ? 'fill-danger' : 'fill-accent-text',
                  bright ? 'opacity-100' : 'opacity-55',
                )}
              />
            </g>
          );
        })}
        <line
          x1={0}
          x2={width}
          y1={scale.zero}
          y2={scale.zero}
          className="stroke-control-line"
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="figures flex justify-between text-muted text-xs" aria-hidden="true">
        <span>{bars[0]?.day}</span>
        <span>{bars.at(-1)?.day}</span>
      </p>
    </figure>
  );
}

/** Heights of a drawing, no money: they may be floats. */
function scaleOf(bars: readonly DayBar[]) {
  const values = bars.map(({ value }) => Number(value));
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)];
  const extent = most - least;
  const of = (amount: number) => (extent === 0 ? 0 : (amount / extent) * HEIGHT);
  return { of, zero: extent === 0 ? HEIGHT - 1 : of(most) };
}
