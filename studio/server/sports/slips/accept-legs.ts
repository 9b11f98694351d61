import { acceptPrice } from '@lanna/rules/play/sports/odds/accept-price';
import type { PlaceRequest } from '../../../sports-api.ts';
import { NoAtSports } from '../sports-refusal.ts';
import type { OfferedLeg } from './read-legs.ts';

/** The legs at the prices they are taken at. What has ended, is suspended or has moved is said of all legs at once, so that the player is asked once. */
export function acceptLegs(
  { priceChoice }: Pick<PlaceRequest, 'priceChoice'>,
  legs: readonly OfferedLeg[],
): OfferedLeg[] {
  for (const [state, code] of [
    ['not_offered', 'not_offered'],
    ['ended', 'betting_ended'],
    ['suspended', 'suspended'],
  ] as const) {
    const named = legs.filter((leg) => leg.state === state);
    if (named.length > 0) throw new NoAtSports(code, { legs: named.map(nameOf) });
  }
  const accepted = legs.map((leg) => ({ leg, odds: acceptPrice(priceChoice, leg.odds, leg.now ?? 0) }));
  const changed = accepted.filter(({ odds }) => odds === 'changed');
  if (changed.length > 0)
    throw new NoAtSports('price_changed', {
      legs: changed.map(({ leg }) => ({
        ...nameOf(leg),
        old: leg.odds,
        now: leg.now,
        version: leg.nowVersion,
      })),
    });
  return accepted.map(({ leg, odds }) => ({ ...leg, odds: odds === 'changed' ? 0 : odds }));
}

function nameOf({ fixture, market, selection }: OfferedLeg) {
  return { fixture, market, selection };
}
