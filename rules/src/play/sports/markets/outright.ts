import type { Market, RuleLine } from './market.ts';
import { deadHeat, type Outcome } from './outcome.ts';

/** How a competition ended for those one could bet on. */
export interface OutrightResult {
  /** The place each has come to; those who share one tie. Left out: unplaced. */
  places: Readonly<Record<string, number>>;
  /** Who never started. */
  nonStarters: readonly string[];
  /** Of one that was not finished: the numbers of first places that nothing could have changed any more. A market that pays another number of them is void. */
  decided?: readonly number[] | undefined;
}

export interface OutrightTerms {
  /** How many places pay: 1 for the winner, 3 for a podium. */
  paidPlaces: number;
  /** Who does not start stands lost, unless the market says that such bets are void. */
  nonStarters: 'lost' | 'void';
}

/** A market on a whole competition. Its selections are those who take part, named where it is offered. */
export interface OutrightKind extends OutrightTerms {
  kind: string;
  rules: readonly RuleLine[];
}

/** Who takes part in an outright beyond those with a selection of their own. */
export const ANY_OTHER = 'other';

const RULES: readonly RuleLine[] = ['outright_end', 'non_starter', 'dead_heat'];
const TOPS = [1, 2, 3, 4, 6] as const;

/** The winner, or a place among the first few; each also with stakes back of those who do not start. */
export const OUTRIGHTS: readonly OutrightKind[] = TOPS.flatMap((paidPlaces) => {
  const kind = paidPlaces === 1 ? 'outright' : `outright_top${paidPlaces}`;
  return [
    { kind, paidPlaces, nonStarters: 'lost' as const, rules: RULES },
    { kind: `${kind}_starters`, paidPlaces, nonStarters: 'void' as const, rules: RULES },
  ];
});

const BY_KIND = new Map(OUTRIGHTS.map((kind) => [kind.kind, kind]));

export function outrightKind(kind: string): OutrightKind | undefined {
  return BY_KIND.get(kind);
}

export function isOutrightMarket({ kind, period, line }: Market): boolean {
  return BY_KIND.has(kind) && period === 'full' && line === null;
}

/**
 * Those who tie for the last paid places share them: a stake wins by places over those who tie. Undefined where the result names fewer than the paid places: who came there is not known.
 */
export function outrightOutcome(
  terms: OutrightTerms,
  selection: string,
  result: OutrightResult,
): Outcome | undefined {
  if (result.decided && !result.decided.includes(terms.paidPlaces)) return 'void';
  const all = Object.values(result.places);
  if (all.length < terms.paidPlaces) return undefined;
  if (result.nonStarters.includes(selection)) return terms.nonStarters;
  const place = result.places[selection];
  if (place === undefined) return 'lost';
  const before = all.filter((other) => other < place).length;
  const tied = all.filter((other) => other === place).length;
  return deadHeat(Math.max(0, terms.paidPlaces - before), tied);
}

type OutrightProblem = 'no_winner' | 'invalid_place' | 'unknown_selection' | 'placed_non_starter';

/** Why this is no result of a competition with these selections. The first place is taken by someone; who starts not is placed nowhere. */
export function outrightProblem(
  { places, nonStarters }: OutrightResult,
  selections: readonly string[],
): OutrightProblem | undefined {
  const placed = Object.keys(places);
  const known = new Set([...selections, ANY_OTHER]);
  if ([...placed, ...nonStarters].some((one) => !known.has(one))) return 'unknown_selection';
  if (Object.values(places).some((place) => !Number.isInteger(place) || place < 1 || place > 999))
    return 'invalid_place';
  if (!Object.values(places).includes(1)) return 'no_winner';
  return placed.some((one) => nonStarters.includes(one)) ? 'placed_non_starter' : undefined;
}
