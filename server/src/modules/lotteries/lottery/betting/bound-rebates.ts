import { playerRebate, rebatesTo } from '@lanna/rules/lotteries/lottery/cover/rebate-bound';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Money } from '@lanna/rules/money';
import type { PricedBet } from './price-bets.ts';

/** What a bet gives back beside its prize, fixed when it is sold: neither a later price nor a later mode changes it. */
export interface BetRebate {
  /** To the player, once the bet has counted. */
  rebate: Money;
  /** The mode up to which it earns rebates, the player's and those of all above. */
  rebatesTo: number;
}

/** Bounds the rebates of each bet by what its prices leave below 99 % of the stake, in the order of the bets. */
export function boundRebates(family: Family, bets: readonly PricedBet[], own: number): BetRebate[] {
  // A line has one price at full rate and one at half, however many draws it is on.
  const known = new Map<string, number>();
  return bets.map(({ bet, line, isHalf, stake }) => {
    const key = `${line.number}/${isHalf}`;
    const to = known.get(key) ?? rebatesTo(bet.play, bet.prices, family.unitCost, line.mode);
    known.set(key, to);
    return { rebate: playerRebate(stake, { own, mode: line.mode, to }), rebatesTo: to };
  });
}
