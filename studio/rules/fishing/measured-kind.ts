import { compareReturn, type MeasuredReturn, type MeasuredRounds } from '../slot/measured-return.ts';
import { chanceOf, RETURN_PERCENT, standardDeviation } from './chance.ts';
import type { FishKind } from './fish.ts';

/** With fewer kills than this to be expected, what came back is so skewed that a band would mean nothing: of the Naga that is some fifty thousand hits. */
const KILLS_NEEDED = 50;

/** Sets the hits of one kind beside the 96 % it promises. Undefined while there are too few to say anything. */
export function compareKind(kind: FishKind, measured: MeasuredRounds): MeasuredReturn | undefined {
  if (measured.rounds < hitsNeeded(kind)) return undefined;
  return compareReturn({ returnPercent: RETURN_PERCENT, deviation: standardDeviation(kind) }, measured);
}

export function hitsNeeded(kind: FishKind): number {
  const chance = chanceOf(kind);
  return Math.ceil((KILLS_NEEDED * chance.in) / chance.of);
}
