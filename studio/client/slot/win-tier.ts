import type { Money } from '@lanna/rules/money';

/**
 * How loudly a win is presented. A return that does not exceed the stake is never celebrated: its lines are drawn and its
 * amount counted, in silence.
 */
export type WinTier = 'none' | 'quiet' | 'win' | 'big' | 'great' | 'superb';

/** In whole stakes. */
const BIG = 10n;
const GREAT = 25n;
const SUPERB = 50n;

export function winTierOf(win: Money, stake: Money): WinTier {
  if (win <= 0n) return 'none';
  if (win <= stake) return 'quiet';
  if (win < stake * BIG) return 'win';
  if (win < stake * GREAT) return 'big';
  if (win < stake * SUPERB) return 'great';
  return 'superb';
}

/** The tiers that take the whole screen. */
export function fillsTheScreen(tier: WinTier): boolean {
  return tier === 'big' || tier === 'great' || tier === 'superb';
}
