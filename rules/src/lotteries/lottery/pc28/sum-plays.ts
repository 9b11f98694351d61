import { range } from '../cover/combinations.ts';
import { digitTier, optionRow, sum as sumOf } from '../digits/digit-play.ts';
import { isOnSide, SIDES } from '../numbers/distinct-plays.ts';
import type { Play, Tier } from '../play.ts';

const HIGHEST = 27;
/** From here on a sum is big. */
const BIG = 14;
/** How many of the thousand numbers give each sum from 0 to 13; 14 to 27 are their mirror. */
const SUM_WAYS = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75];

/** Each sum stands with the one that is as likely. */
export const sum: Play = {
  ...onSum('sum', 'sum', range(0, HIGHEST).map(String)),
  tiers: SUM_WAYS.map((ways, at) => digitTier(`sum_${at}_${HIGHEST - at}`, ways, 3)),
  unitsByTier: ([row = []]) => SUM_WAYS.map((_, tier) => row.filter((at) => tierOf(at) === tier).length),
  hitsByTier: ([row = []], result) => {
    const drawn = sumOf(result);
    return SUM_WAYS.map((_, tier) => (tierOf(drawn) === tier && row.includes(drawn) ? 1 : 0));
  },
};

/** Big is 14 or more. */
export const sides: Play = {
  ...onSum('sides', 'sum', SIDES),
  overlaps: true,
  tiers: [digitTier('win', 500, 3)],
  unitsByTier: ([row = []]) => [row.length],
  hitsByTier: ([row = []], result) => [row.filter((side) => isOnSide(sumOf(result), side, BIG)).length],
};

/** Two sides together. Of the sums beside the middle, which come most often, 14 is even and 13 odd. */
export const combined: Play = byOption(
  'combined',
  'sum',
  { big_odd: 0, big_even: 1, small_odd: 1, small_even: 0 },
  [digitTier('big_odd_small_even', 231, 3), digitTier('big_even_small_odd', 269, 3)],
  (drawn) => (drawn >= BIG ? 0 : 2) + (drawn % 2 === 1 ? 0 : 1),
);

/** The six lowest sums or the six highest. */
export const extremes: Play = byOption(
  'extremes',
  'sum',
  { extreme_low: 0, extreme_high: 0 },
  [digitTier('win', 56, 3)],
  (drawn) => (drawn <= 5 ? 0 : drawn >= 22 ? 1 : -1),
);

/** By what is left of the sum when it is divided by three. The ends and the two sums in the middle have no colour. */
export const colours: Play = byOption(
  'colours',
  'colour',
  { red: 0, green: 1, blue: 1 },
  [digitTier('red', 332, 3), digitTier('green_blue', 258, 3)],
  (drawn) => ([0, 13, 14, HIGHEST].includes(drawn) ? -1 : drawn % 3),
);

/** A play on options of which a sum is at most one. `tierOfOption` names the tier each pays in. */
function byOption(
  code: string,
  row: string,
  tierOfOption: Readonly<Record<string, number>>,
  tiers: readonly Tier[],
  optionDrawn: (sum: number) => number,
): Play {
  const tierAt = Object.values(tierOfOption);
  return {
    ...onSum(code, row, Object.keys(tierOfOption)),
    tiers,
    unitsByTier: ([picked = []]) => tiers.map((_, tier) => picked.filter((at) => tierAt[at] === tier).length),
    hitsByTier: ([picked = []], result) => {
      const drawn = optionDrawn(sumOf(result));
      return tiers.map((_, tier) => (tierAt[drawn] === tier && picked.includes(drawn) ? 1 : 0));
    },
  };
}

function onSum(code: string, row: string, options: readonly string[]) {
  return { code, group: 'sum', name: code, shape: { rows: [optionRow(row, options)] }, reads: range(0, 2) };
}

function tierOf(drawn: number): number {
  return Math.min(drawn, HIGHEST - drawn);
}
