import type { Money } from '@lanna/rules/money';
import type { WinTier } from '../win-tier.ts';
import { type Animation, easeOut, type Frames } from './frames.ts';

const MS: Record<WinTier, number> = {
  none: 0,
  quiet: 450,
  win: 900,
  big: 2600,
  great: 4000,
  superb: 5500,
};

export function countUpMs(tier: WinTier): number {
  return MS[tier];
}

/** Counts from one amount to another; whole money units all the way, and exactly the end at the end. */
export function countUp(
  frames: Frames,
  ms: number,
  from: Money,
  to: Money,
  show: (amount: Money, share: number) => void,
): Animation {
  return frames.during(ms, (progress) => show(amountAt(from, to, progress), progress));
}

const PARTS = 10_000;
/** Hundredths of the unit: what a player can read. */
const READABLE = 1000n;

export function amountAt(from: Money, to: Money, progress: number): Money {
  if (progress >= 1) return to;
  const parts = BigInt(Math.round(easeOut(progress) * PARTS));
  const amount = from + ((to - from) * parts) / BigInt(PARTS);
  return amount - (amount % READABLE);
}
