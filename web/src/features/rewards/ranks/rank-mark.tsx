import { useId } from 'react';
import { classes } from '../../../ui/classes.ts';

/** Colours of the levels, from blossom over metals to gems: light, and deep. */
const COLOURS = [
  ['#f3c6d8', '#b9618a'],
  ['#f0b48a', '#a4552a'],
  ['#d8b878', '#86602a'],
  ['#e9eef4', '#8b98a8'],
  ['#ffe08a', '#c8891a'],
  ['#9be7b8', '#1f8a58'],
  ['#9cc2ff', '#2d5bc4'],
  ['#ff9aa8', '#b3193c'],
  ['#e6f6ff', '#6fb3d9'],
  ['#e7c3ff', '#7b3fc4'],
  ['#fff0b8', '#d99a1c'],
] as const;

/**
 * The sign of a level: an umbrella of honour with a tier for each level, as they are carried before those of rank. The lowest is a single orchid. It says
 * nothing that does not stand beside it.
 */
export function RankMark({ level, className }: { level: number; className?: string }) {
  const id = useId();
  const [light, deep] = COLOURS[Math.min(level, COLOURS.length - 1)] ?? COLOURS[0];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={classes('shrink-0', className)}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0.5" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
      </defs>
      <circle cx="32" cy="32" r="31" fill={deep} opacity="0.16" />
      <circle cx="32" cy="32" r="30" fill="none" stroke={light} strokeWidth="1" opacity="0.55" />
      {level === 0 ? (
        <Orchid fill={`url(#${id})`} deep={deep} />
      ) : (
        <Umbrella tiers={level} fill={`url(#${id})`} deep={deep} />
      )}
    </svg>
  );
}

function Umbrella({ tiers, fill, deep }: { tiers: number; fill: string; deep: string }) {
  const count = Math.min(tiers, 10);
  const height = Math.min(9, 38 / count);
  const top = 12 + (38 - height * count) / 2;
  return (
    <g>
      <path d={`M32 ${top - 6}V57`} stroke={deep} strokeWidth="2" strokeLinecap="round" />
      <circle cx="32" cy={top - 5} r="2.2" fill={fill} />
      {Array.from({ length: count }, (_, at) => {
        const half = 6 + ((at + 1) * 15) / count;
        const y = top + at * height;
        const inner = half * 0.55;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: tiers are what they are counted by
            key={at}
            d={`M${32 - inner} ${y}Q32 ${y - 2.5} ${32 + inner} ${y}L${32 + half} ${y + height * 0.78}Q32 ${y + height * 0.5} ${32 - half} ${y + height * 0.78}Z`}
            fill={fill}
            stroke={deep}
            strokeWidth="0.6"
          />
        );
      })}
    </g>
  );
}

function Orchid({ fill, deep }: { fill: string; deep: string }) {
  return (
    <g transform="translate(32 32)">
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse
          key={turn}
          cx="0"
          cy="-11"
          rx="7"
          ry="11"
          fill={fill}
          stroke={deep}
          strokeWidth="0.6"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r="5" fill={deep} />
      <circle r="2" fill="#fff" opacity="0.8" />
    </g>
  );
}
