import type { Money } from '../../../money.ts';
import type { Play } from '../play.ts';
import { type Fraction, isLess, NOTHING } from '../plays/fraction.ts';
import { returnsOf } from '../plays/payout.ts';
import { FAIR_MODE, MOST_RETURN, rebateBetween } from '../plays/price-mode.ts';

/**
 * The mode up to which a bet at `mode` earns rebates: what its prices leave below 99 % of the stake, in whole steps. In the
 * player's line each account gets what lies between its mode and that of the next below, as far as this mode: all of them together get what is left at the most.
 */
export function rebatesTo(play: Play, prices: readonly Money[], unitCost: 1 | 2, mode: number): number {
  return mode + stepsLeft(bestReturn(play, prices, unitCost));
}

/** The steps of 1/2000 of a stake between a player's own mode and that of the bet which are paid as rebate. */
export function rebateSteps(own: number, mode: number, to: number): number {
  return Math.max(0, Math.min(own, to) - mode);
}

/** What of a stake comes back to the player. Rounded down. */
export function playerRebate(
  stake: Money,
  { own, mode, to }: { own: number; mode: number; to: number },
): Money {
  return rebateBetween(stake, mode + rebateSteps(own, mode, to), mode);
}

/** The most that units of a play give back of 1 staked, whichever are picked. */
export function bestReturn(play: Play, prices: readonly Money[], unitCost: 1 | 2): Fraction {
  return returnsOf(play, prices, unitCost)
    .map(({ share }) => share)
    .reduce((best, share) => (isLess(best, share) ? share : best), NOTHING);
}

/** Steps of 1/2000 that lie between a return and 99 %, rounded down. */
export function stepsLeft({ numerator, denominator }: Fraction): number {
  const left = MOST_RETURN.numerator * denominator - numerator * MOST_RETURN.denominator;
  return left <= 0n ? 0 : Number((left * BigInt(FAIR_MODE)) / (MOST_RETURN.denominator * denominator));
}
