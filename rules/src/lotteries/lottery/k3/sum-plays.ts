import { range } from '../cover/combinations.ts';
import { optionRow, sum as sumOf } from '../digits/digit-play.ts';
import { isOnSide, SIDES } from '../numbers/distinct-plays.ts';
import type { Play } from '../play.ts';
import { DICE, isTriple, ofThrows } from './dice-plays.ts';

/** How many of the 216 throws give each sum from 3 to 10; 11 to 18 are their mirror. */
const SUM_WAYS = [1, 3, 6, 10, 15, 21, 25, 27];
const LOWEST = 3;
const HIGHEST = 18;
/** From here on a sum is big. */
const BIG = 11;

/** Each sum stands with the one that is as likely. */
export const sum: Play = {
  code: 'sum',
  group: 'sum',
  name: 'sum',
  shape: { rows: [optionRow('sum', range(LOWEST, HIGHEST).map(String))] },
  tiers: SUM_WAYS.map((ways, at) => ofThrows(`sum_${LOWEST + at}_${HIGHEST - at}`, ways)),
  reads: DICE,
  unitsByTier: ([row = []]) =>
    SUM_WAYS.map((_, tier) => row.filter((at) => tierOf(at + LOWEST) === tier).length),
  hitsByTier: ([row = []], result) => {
    const thrown = sumOf(result);
    return SUM_WAYS.map((_, tier) => (tierOf(thrown) === tier && row.includes(thrown - LOWEST) ? 1 : 0));
  },
};

/** Big is 11 to 17, small 4 to 10. All four sides lose on a triple. */
export const sides: Play = {
  code: 'sides',
  group: 'sum',
  name: 'sides',
  overlaps: true,
  shape: { rows: [optionRow('sum', SIDES)] },
  tiers: [ofThrows('win', 105)],
  reads: DICE,
  unitsByTier: ([row = []]) => [row.length],
  hitsByTier: ([row = []], result) => [
    isTriple(result) ? 0 : row.filter((side) => isOnSide(sumOf(result), side, BIG)).length,
  ],
};

function tierOf(thrown: number): number {
  return Math.min(thrown - LOWEST, HIGHEST - thrown);
}
