import { isOdds, ODDS_SCALE, type Odds } from './odds.ts';

/** A price is obviously wrong where it wins half as much again as the true one, or more; or two thirds of it, or less. What lies between is a price that has moved, and stands. */
export function isObviousError(shown: Odds, truth: Odds): boolean {
  if (!isOdds(shown) || !isOdds(truth)) return false;
  const [wins, owed] = [shown - ODDS_SCALE, truth - ODDS_SCALE];
  return wins * 2 >= owed * 3 || wins * 3 <= owed * 2;
}
