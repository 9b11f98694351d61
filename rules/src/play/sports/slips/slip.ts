import { isOdds, type Odds } from '../odds/odds.ts';

/** single: one leg · parlay (สเต็ป): all legs in one line · system: every line of so many of the legs as `sizes` names. */
export type SlipType = 'single' | 'parlay' | 'system';

export interface SlipLeg {
  fixture: string;
  market: string;
  selection: string;
  odds: Odds;
}

export interface Slip {
  type: SlipType;
  legs: readonly SlipLeg[];
  /** Of a system: how many legs a line has, each once, rising. */
  sizes: readonly number[];
}

export const PARLAY_LEGS = { least: 2, most: 12 } as const;
export const SYSTEM_LEGS = { least: 3, most: 8 } as const;
export const LINES_MOST = 247;
/** What all legs of a line multiply to at the most. */
export const LINE_ODDS_MOST: Odds = 10_000_000;

/** Systems with a name of their own: every line of two legs or more. */
export const FULL_COVERS: readonly { name: string; legs: number }[] = [
  { name: 'trixie', legs: 3 },
  { name: 'yankee', legs: 4 },
  { name: 'canadian', legs: 5 },
  { name: 'heinz', legs: 6 },
  { name: 'super_heinz', legs: 7 },
  { name: 'goliath', legs: 8 },
];

export type SlipProblem =
  | 'no_legs'
  | 'too_few_legs'
  | 'too_many_legs'
  | 'same_match'
  | 'same_competition'
  | 'invalid_odds'
  | 'invalid_system'
  | 'too_many_lines'
  | 'odds_too_high';

/** Why a slip cannot be taken as it is, or undefined. */
export function slipProblem({ type, legs, sizes }: Slip): SlipProblem | undefined {
  if (legs.length === 0) return 'no_legs';
  if (type === 'single' && legs.length > 1) return 'too_many_legs';
  if (type === 'parlay' && legs.length < PARLAY_LEGS.least) return 'too_few_legs';
  if (type === 'parlay' && legs.length > PARLAY_LEGS.most) return 'too_many_legs';
  if (type === 'system' && legs.length < SYSTEM_LEGS.least) return 'too_few_legs';
  if (type === 'system' && legs.length > SYSTEM_LEGS.most) return 'too_many_legs';
  if (new Set(legs.map(({ fixture }) => fixture)).size < legs.length) return 'same_match';
  if (!legs.every(({ odds }) => isOdds(odds))) return 'invalid_odds';
  if (type === 'system' ? !areSizes(sizes, legs.length) : sizes.length > 0) return 'invalid_system';
  if (lineCount({ type, legs, sizes }) > LINES_MOST) return 'too_many_lines';
  return highestLine({ type, legs, sizes }) > BigInt(LINE_ODDS_MOST) ? 'odds_too_high' : undefined;
}

/** Who wins a competition and what else happens in it hang together: an outright takes no other leg of its competition beside it. */
export function hasRelatedOutright(
  legs: readonly { competitionId: string | null; isOutright: boolean }[],
): boolean {
  return legs.some(
    (one) =>
      one.isOutright && legs.some((other) => other !== one && other.competitionId === one.competitionId),
  );
}

/** The legs of each line, by their place in the slip. */
export function linesOf({
  type,
  legs,
  sizes,
}: Pick<Slip, 'type' | 'sizes'> & { legs: readonly unknown[] }): number[][] {
  const all = [...legs.keys()];
  return type === 'system' ? sizes.flatMap((size) => choose(all, size)) : [all];
}

export function lineCount({
  type,
  legs,
  sizes,
}: Pick<Slip, 'type' | 'sizes'> & { legs: readonly unknown[] }): number {
  if (type !== 'system') return 1;
  return sizes.reduce((sum, size) => sum + binomial(legs.length, size), 0);
}

/** The sizes of a full cover, `trixie` to `goliath`. */
export function fullCoverSizes(legs: number): number[] {
  return Array.from({ length: Math.max(0, legs - 1) }, (_, at) => at + 2);
}

function areSizes(sizes: readonly number[], legs: number): boolean {
  return (
    sizes.length > 0 &&
    sizes.every(
      (size, at) =>
        Number.isInteger(size) && size >= 2 && size <= legs && (at === 0 || size > (sizes[at - 1] ?? 0)),
    )
  );
}

/** Of the line that multiplies to most: the highest prices of the longest line. */
function highestLine({ type, legs, sizes }: Slip): bigint {
  const size = type === 'system' ? (sizes.at(-1) ?? 0) : legs.length;
  const prices = legs.map(({ odds }) => odds).toSorted((one, other) => other - one);
  const product = prices.slice(0, size).reduce((all, odds) => all * BigInt(odds), 1000n);
  return product / 1000n ** BigInt(size);
}

function choose(from: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, at) => choose(from.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}

function binomial(from: number, size: number): number {
  let count = 1;
  for (let taken = 1; taken <= size; taken += 1) count = (count * (from - size + taken)) / taken;
  return count;
}
