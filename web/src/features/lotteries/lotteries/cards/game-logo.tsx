import type { LotteryType } from '@lanna/rules/lotteries/lottery/family';
import { useId } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { LOGOS } from './logo-signs.tsx';

/** The sign of a kind of lottery: a lacquered tile lit from above, the same on both brands. */
export function GameLogo({ type, className }: { type: LotteryType; className?: string }) {
  const id = useId();
  const { from, to, sign } = LOGOS[type];
  return (
    <svg viewBox="0 0 64 64" className={classes('shrink-0', className)} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
        <radialGradient id={`${id}l`} cx="0.5" cy="0" r="0.9">
          <stop offset="0" stopColor="#fff" stopOpacity="0.42" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff3c9" />
          <stop offset="0.5" stopColor="#f0c04c" />
          <stop offset="1" stopColor="#b97a14" />
        </linearGradient>
      </defs>
      <rect x="1" y="1" width="62" height="62" rx="17" fill={`url(#${id}g)`} />
      <rect x="1" y="1" width="62" height="62" rx="17" fill={`url(#${id}l)`} />
      <rect
        x="2"
        y="2"
        width="60"
        height="60"
        rx="16"
        fill="none"
        stroke={`url(#${id}b)`}
        strokeWidth="1.5"
      />
      {sign(`url(#${id}b)`)}
    </svg>
  );
}
