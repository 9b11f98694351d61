import type { Money } from '../../../money.ts';
import type { Tier } from '../play.ts';
import { dividedBy, fraction, NOTHING, plus, times } from './fraction.ts';

/** A tier beside others of the same unit: with a price of its own, or with what it pays in proportion to them. */
type Sharing = Pick<Tier, 'code' | 'chance' | 'marketPrice'> & (PricedTier | ProportionalTier);
interface PricedTier {
  readonly price: Money;
}
interface ProportionalTier {
  readonly pays: bigint;
}

/** Tiers of which every unit may win any one, so that together they give back what one tier alone would. */
export function tiersOfOneUnit(tiers: readonly Sharing[]): Tier[] {
  const weights = tiers.map((tier) =>
    times(tier.chance, fraction('price' in tier ? tier.price : tier.pays, 1n)),
  );
  const all = weights.reduce(plus, NOTHING);
  return tiers.map(({ code, chance, ...rest }, at) => ({
    code,
    chance,
    ...('price' in rest && { price: rest.price }),
    ...(rest.marketPrice !== undefined && { marketPrice: rest.marketPrice }),
    partOfReturn: dividedBy(weights[at] ?? NOTHING, all),
  }));
}
