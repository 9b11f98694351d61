import type { Money } from '../../money.ts';
import type { Fraction } from './plays/fraction.ts';

/**
 * What the numbers of a result are, in the order its family's draw shape gives them: five digits for SSC, ten places for PK10, all digits of
 * all prizes for the Thai government lottery.
 */
export type Result = readonly number[];

/**
 * What a player has picked: the rows of the play's shape in their order, each sorted and without repeats; then, where the play takes lines, one
 * entry a line. A number stands as itself, an option as its place in the list of options. Made by `readSelection` alone.
 */
export type Selection = readonly (readonly number[])[];

/** What a row or a line is made of. */
export type Symbols =
  | { readonly kind: 'numbers'; readonly from: number; readonly to: number; readonly width: 1 | 2 }
  | { readonly kind: 'options'; readonly options: readonly string[] };

/** One row of a grid: a position, the bankers, the sums to choose from. */
export interface RowShape {
  /** Key of its words. */
  readonly name: string;
  readonly symbols: Symbols;
  readonly min: number;
  readonly max: number;
}

/** Lines as they are typed or pasted, each one pick of `length` numbers. */
export interface LinesShape {
  readonly symbols: Extract<Symbols, { kind: 'numbers' }>;
  readonly length: number;
  /** Whether 12 and 21 are two picks, or one pick written twice. */
  readonly order: 'counts' | 'is free';
  readonly repeats: 'allowed' | 'not all alike' | 'none';
}

export interface SelectionShape {
  readonly rows: readonly RowShape[];
  readonly lines?: LinesShape;
  /** So many rows at least hold something, where each by itself may be empty. */
  readonly filledRows?: number;
  /** No number stands in two rows: bankers and the numbers that go with them. */
  readonly disjoint?: true;
}

/** One prize of a play. */
export interface Tier {
  readonly code: string;
  /** That one unit of the kind this tier pays on wins it, or, where a result can hold it several times, how often on average. */
  readonly chance: Fraction;
  /** What is left of all draws when those that give the stake back are taken out; left out where none does. */
  readonly decided?: Fraction;
  /** Where a unit plays for several tiers at once: the part of what it gives back that this tier carries. The parts make a whole. */
  readonly partOfReturn?: Fraction;
  /** A price of its own at the standard mode, for one unit. Without it the price follows from chance and mode. */
  readonly price?: Money;
  /** What markets of real draws usually pay, where that is another price. */
  readonly marketPrice?: Money;
  /** Gives the stake of the unit back, whatever the mode. */
  readonly refund?: true;
}

/**
 * One way to bet. For every selection and every tier holds: the hits summed over all results = the tier's units × its chance × the number of
 * results. Units, hits and chances are therefore proved by one enumeration.
 */
export interface Play {
  /** Unique within its family; stands on slips. */
  readonly code: string;
  /** The branch of the play tree it hangs on; key of its words. */
  readonly group: string;
  /** Key of its words, the same for the play on other positions. */
  readonly name: string;
  readonly shape: SelectionShape;
  readonly tiers: readonly Tier[];
  /** Places of the result that decide, all others are of no matter. */
  readonly reads: readonly number[];
  /** How many units pay on each tier. A unit that can win a prize or its stake back stands under both. */
  unitsByTier(selection: Selection): readonly number[];
  /** How often each tier is won. */
  hitsByTier(selection: Selection, result: Result): readonly number[];
  /** Bet on number by number: its one row holds numbers, each a unit by itself. What stands on it is counted for each of them. */
  readonly numberwise?: true;
  /** The same numbers in another order are the same result to it, in a draw in which no number comes twice. */
  readonly orderFree?: true;
  /** One result may win on more than one unit. Left out, no two units win together. */
  readonly overlaps?: true;
  /** The most hits by tier on one result, or a bound that is never too small, where they are not one for each unit. Answered at once. */
  mostHits?(selection: Selection): readonly number[];
  /** Of a play that overlaps and reads more than its results can be gone through. */
  outlook?(selection: Selection): PlayOutlook;
  /** Its outlook may take some tens of milliseconds; others are answered at once. */
  readonly slowOutlook?: true;
  /**
   * Each pick is a unit by itself, so selections joined row by row win on whatever any of them wins on. `places`: each row is moreover about one place
   * of the result, in the order of `reads`. What is `numberwise` joins by itself.
   */
  readonly joins?: 'picks' | 'places';
  /** Whom it is covered with, where its results are too many to go through: by default the plays of its group that read the same places. */
  readonly coveredWith?: string;
  /** Its options are zodiacs, which are named by the animals of a year: a slip says for which year they were picked. */
  readonly byZodiacYear?: true;
  /** Units the player pays for, where it is not the sum over the tiers. */
  units?(selection: Selection): number;
}

export interface PlayOutlook {
  /** The share of results it wins on. */
  readonly chance: Fraction;
  /** The most hits by tier. */
  readonly mostHits: readonly number[];
  /** Hits of other results that pay more where prices say so. */
  readonly otherHits?: readonly (readonly number[])[];
}

export interface Hit {
  readonly tier: Tier;
  readonly count: number;
}

/** No line of a slip has more units: all five-digit numbers of SSC are as many. */
export const MAX_UNITS = 100_000;

export function unitsOf(play: Play, selection: Selection): number {
  return play.units?.(selection) ?? play.unitsByTier(selection).reduce((sum, units) => sum + units, 0);
}

export function hitsOf(play: Play, selection: Selection, result: Result): Hit[] {
  const counts = play.hitsByTier(selection, result);
  return play.tiers.flatMap((tier, at) => {
    const count = counts[at] ?? 0;
    return count > 0 ? [{ tier, count }] : [];
  });
}
