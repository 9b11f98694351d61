import type { SlotSheet } from './sheet.ts';

/** Of a hundred games that return what they promise, 99 are found inside the band, whenever one looks once. */
const Z_99 = 2.5758;
/** Four standard errors: luck alone does that once in some 15 000 looks. */
const BEYOND_LUCK = 4;
/** Below this a slot's return is so skewed that the band would mean nothing. */
export const ROUNDS_NEEDED = 1_000;

/** What a sheet's rounds returned so far. `returned` is the sum of payout ∕ stake: a statistic, not money. */
export interface MeasuredRounds {
  rounds: number;
  returned: number;
}

export interface MeasuredReturn {
  /** Per cent, as are the ends of the band around the return the sheet promises. */
  percent: number;
  from: number;
  to: number;
  /** How many standard errors the measured return lies above (or below) the promised one. */
  deviations: number;
  isInside: boolean;
  /** Further off than chance explains: an operator must look. */
  isBeyondLuck: boolean;
}

/** Sets measured rounds beside the sheet's promise ± z · σ ∕ √n. Undefined while there are too few to say anything. */
export function compareReturn(
  sheet: Pick<SlotSheet, 'returnPercent' | 'deviation'>,
  { rounds, returned }: MeasuredRounds,
): MeasuredReturn | undefined {
  if (rounds < ROUNDS_NEEDED) return undefined;
  const promised = Number(sheet.returnPercent);
  const percent = (returned / rounds) * 100;
  const standardError = (sheet.deviation / Math.sqrt(rounds)) * 100;
  const deviations = (percent - promised) / standardError;
  const reach = Z_99 * standardError;
  return {
    percent,
    from: Math.max(0, promised - reach),
    to: promised + reach,
    deviations,
    isInside: Math.abs(deviations) <= Z_99,
    isBeyondLuck: Math.abs(deviations) > BEYOND_LUCK,
  };
}
