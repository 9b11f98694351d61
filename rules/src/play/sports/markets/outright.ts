import { deadHeat, type Outcome } from './outcome.ts';

/** How a competition ended for those one could bet on. */
export interface OutrightResult {
  /** The place each has come to; those who share one tie. Left out: unplaced. */
  places: Readonly<Record<string, number>>;
  /** Who never started. */
  nonStarters: readonly string[];
}

export interface OutrightTerms {
  /** How many places pay: 1 for the winner, 3 for a podium. */
  paidPlaces: number;
  /** Who does not start stands lost, unless the market says that such bets are void. */
  nonStarters: 'lost' | 'void';
}

/** Those who tie for the last paid places share them: a stake wins by places over those who tie. */
export function outrightOutcome(terms: OutrightTerms, selection: string, result: OutrightResult): Outcome {
  if (result.nonStarters.includes(selection)) return terms.nonStarters;
  const place = result.places[selection];
  if (place === undefined) return 'lost';
  const all = Object.values(result.places);
  const before = all.filter((other) => other < place).length;
  const tied = all.filter((other) => other === place).length;
  return deadHeat(Math.max(0, terms.paidPlaces - before), tied);
}
