import { formatMoney } from '../../../money.ts';
import { type Family, playOf } from '../family.ts';
import { type Play, unitsOf } from '../play.ts';
import { asNumber } from './fraction.ts';
import { returnsOf } from './payout.ts';
import { marketPrice, priceAt, STANDARD_MODE } from './price-mode.ts';
import { readSelection } from './selection-text.ts';

/** What a unit of each tier pays in a house edition at the standard mode. */
export function pricesIn(family: Family, code: string): number[] {
  return namedPlay(family, code).tiers.map((tier) =>
    Number(formatMoney(priceAt(tier, STANDARD_MODE, family.unitCost))),
  );
}

/** What real draws pay. */
export function marketPricesIn(family: Family, code: string): number[] {
  return namedPlay(family, code).tiers.map((tier) => Number(formatMoney(marketPrice(tier, family.unitCost))));
}

/** What units of each tier give back at the standard mode. */
export function shareOfStakes(family: Family, code: string, priceOf = priceAt): number[] {
  const play = namedPlay(family, code);
  const prices = play.tiers.map((tier) => priceOf(tier, STANDARD_MODE, family.unitCost));
  return returnsOf(play, prices, family.unitCost).map(({ share }) => asNumber(share));
}

export function unitsIn(family: Family, code: string, text: string): number {
  const play = namedPlay(family, code);
  const read = readSelection(play, text);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return unitsOf(play, read.selection);
}

export function namedPlay(family: Family, code: string): Play {
  const play = playOf(family, code);
  if (!play) throw new Error(`${family.code} has no play ${code}`);
  return play;
}
