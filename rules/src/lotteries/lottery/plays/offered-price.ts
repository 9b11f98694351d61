import type { Money } from '../../../money.ts';
import type { Family } from '../family.ts';
import type { Game } from '../game.ts';
import type { Play } from '../play.ts';
import { betModes, type ModeRange, marketPrice, priceAt, STANDARD_MODE } from './price-mode.ts';

/** A price a brand has set in place of that of the rules: at the standard mode, for one unit. */
export interface OwnPrice {
  readonly play: string;
  readonly tier: string;
  readonly price: Money;
}

/**
 * What a brand offers for one unit of a play, by tier: the prices of the table, of the console and of the slip. A draw of another lottery pays what its
 * market pays, whatever the mode; a house edition follows the mode. None gives back more than 99 % of a stake.
 */
export function offeredPrices(
  { game, family, own }: { game: Pick<Game, 'source'>; family: Family; own: readonly OwnPrice[] },
  play: Play,
  mode: number,
): Money[] {
  return play.tiers.map((tier) => {
    if (tier.refund) return priceAt(tier, mode, family.unitCost);
    const set = own.find((one) => one.play === play.code && one.tier === tier.code);
    if (game.source === 'feed')
      return marketPrice(set ? { ...tier, marketPrice: set.price } : tier, family.unitCost);
    return priceAt(set ? { ...tier, price: set.price } : tier, mode, family.unitCost);
  });
}

/** The modes a player may bet with. Where prices do not follow the mode there is nothing to choose. */
export function offeredModes(
  game: Pick<Game, 'source'>,
  range: ModeRange,
  own: number,
  cap: number,
): { min: number; max: number; step: number } {
  if (game.source === 'feed') {
    const only = Math.min(own, STANDARD_MODE);
    return { min: only, max: only, step: range.step };
  }
  return { ...betModes(range, own, cap), step: range.step };
}
