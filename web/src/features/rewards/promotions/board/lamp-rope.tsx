import { useId } from 'react';

const SPAN = 320;
const LAMPS = [
  [40, 17, 'var(--accent)'],
  [100, 29, 'var(--spark)'],
  [160, 33, 'var(--success)'],
  [220, 29, 'var(--accent)'],
  [280, 17, 'var(--spark)'],
] as const;

/** Lamps on a rope along the upper edge of the board, in the brand's colours. */
export function LampRope({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" height="56" width="100%" className={className}>
      <defs>
        <pattern id={id} width={SPAN} height="56" patternUnits="userSpaceOnUse">
          <path
            d={`M0 2Q${SPAN / 2} 46 ${SPAN} 2`}
            fill="none"
            stroke="var(--control-line)"
            strokeWidth="1.5"
          />
          {LAMPS.map(([x, y, colour]) => (
            <g key={x} transform={`translate(${x} ${y})`} fill={colour}>
              <circle r="15" opacity="0.16" />
              <circle r="10" opacity="0.2" />
              <ellipse rx="6" ry="7.5" />
              <ellipse cx="-1.5" cy="-2.5" rx="1.8" ry="2.4" fill="#fff" opacity="0.7" />
              <path d="M-3-7.5h6v-2h-6Z" fill="var(--control-line)" />
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="56" fill={`url(#${id})`} />
    </svg>
  );
}
