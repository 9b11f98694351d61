import { linePath } from './chart-scale.ts';

const [WIDTH, HEIGHT, EDGE] = [88, 24, 2];

/** A course at a glance, beside the figure it belongs to. It says nothing the figure and its table do not. */
export function Sparkline({ values, className }: { values: readonly (number | null)[]; className?: string }) {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const place = (value: number | null, at: number) =>
    value === null
      ? null
      : {
          x: EDGE + (at / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE),
          y: HEIGHT - EDGE - ((value - least) / (most - least || 1)) * (HEIGHT - 2 * EDGE),
        };
  const points = values.map(place);
  const last = points.findLast((point) => point !== null);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      className={className ?? 'text-accent'}
    >
      <path
        d={linePath(points)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last && <circle cx={last.x} cy={last.y} r="2" fill="currentColor" />}
    </svg>
  );
}
