import { useEffect, useRef } from 'react';
import type { ShownWheel } from './wheel-text.ts';

const TURNS = 4;
const LASTS_MS = 2600;
const RADIUS = 100;

/**
 * The disc, each field as wide as the others: its chance is written beside it, not drawn. It turns to a place that was drawn before; who wants nothing
 * to move sees it there at once.
 */
export function WheelDisc({
  fields,
  t,
  name: nameOf,
  place,
  turn,
  onStop,
}: Omit<ShownWheel, 'reward'> & {
  /** Left out: it stands still. */
  place?: number | undefined;
  /** Of the spin: another one turns again. */
  turn?: string | undefined;
  onStop?: () => void;
}) {
  const disc = useRef<SVGGElement>(null);
  const stop = useRef(onStop);
  stop.current = onStop;
  const width = 360 / fields.length;
  useEffect(() => {
    if (place === undefined || turn === undefined) return;
    const end = TURNS * 360 - place * width;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const motion = disc.current?.animate(
      [{ transform: 'rotate(0deg)' }, { transform: `rotate(${end}deg)` }],
      { duration: isStill ? 1 : LASTS_MS, easing: 'cubic-bezier(0.15, 0.85, 0.25, 1)', fill: 'forwards' },
    );
    if (!motion) return;
    motion.onfinish = () => stop.current?.();
    return () => motion.cancel();
  }, [place, turn, width]);
  return (
    <svg viewBox="-112 -112 224 224" className="w-full max-w-80" role="img" aria-label={t('wheel.disc')}>
      <circle r={RADIUS + 8} className="fill-sunken" />
      <g ref={disc}>
        {fields.map(({ name, prize }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
          <g key={at} transform={`rotate(${at * width})`}>
            <path
              d={sector(width)}
              className={prize.kind === 'empty' ? 'fill-sunken' : at % 2 ? 'fill-accent' : 'fill-spark'}
              stroke="currentColor"
              strokeOpacity={0.25}
            />
            <text
              transform="rotate(-90)"
              x={RADIUS - 6}
              textAnchor="end"
              dominantBaseline="middle"
              fontSize={fields.length > 10 ? 7 : 9}
              className={prize.kind === 'empty' ? 'fill-muted' : at % 2 ? 'fill-on-accent' : 'fill-on-spark'}
            >
              {shorten(nameOf(name))}
            </text>
          </g>
        ))}
      </g>
      <circle r={14} className="fill-raised" stroke="currentColor" strokeOpacity={0.3} />
      <path d="M -9 -112 L 9 -112 L 0 -92 Z" className="fill-text" />
    </svg>
  );
}

/** Around the top. */
function sector(width: number): string {
  const half = (width * Math.PI) / 360;
  const [x, y] = [RADIUS * Math.sin(half), -RADIUS * Math.cos(half)];
  return `M 0 0 L ${-x} ${y} A ${RADIUS} ${RADIUS} 0 0 1 ${x} ${y} Z`;
}

const LETTERS = 12;
function shorten(name: string): string {
  const letters = [...name];
  return letters.length <= LETTERS ? name : `${letters.slice(0, LETTERS - 1).join('')}…`;
}
