import { ODDS_SCALE, type Odds } from './odds.ts';

/** What the prices of selections that exclude each other add up to, in thousandths of certainty: 1 050 holds a margin of 5 %. Rounded up, for the player's sake. */
export function bookOf(odds: readonly Odds[]): number {
  return Math.ceil(odds.reduce((sum, one) => sum + (ODDS_SCALE * ODDS_SCALE) / one, 0) - 1e-6);
}
