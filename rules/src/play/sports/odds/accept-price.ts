import { isOdds, type Odds } from './odds.ts';

/** What a member takes when a price has moved: a better one (unless set otherwise), any, or none. */
export const PRICE_CHOICES = ['better', 'any', 'none'] as const;
export type PriceChoice = (typeof PRICE_CHOICES)[number];

/** The price a leg is taken at, or `changed`: the member is asked again with the old and the new price. */
export function acceptPrice(choice: PriceChoice, shown: Odds, now: Odds): Odds | 'changed' {
  if (!isOdds(shown) || !isOdds(now)) return 'changed';
  if (shown === now || choice === 'any') return now;
  return choice === 'better' && now > shown ? now : 'changed';
}
