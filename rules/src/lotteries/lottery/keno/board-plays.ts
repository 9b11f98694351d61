import { range } from '../cover/combinations.ts';
import { optionRow, sum as sumOf } from '../digits/digit-play.ts';
import type { Play, Result, Tier } from '../play.ts';
import { fraction } from '../plays/fraction.ts';

/** Sets of twenty of eighty. How many of them a prize has was counted over sums, set size by set size; the tests count again. */
const SETS = 3_535_316_142_212_174_320n;
const MIDDLE_SUM = 810;
const MIDDLE_SUM_SETS = 15_542_763_534_960_598n;
const BIG_SETS = 1_759_886_689_338_606_861n;
/** Ten of each half, or ten odd and ten even. */
const EVEN_SPLIT_SETS = 718_528_370_729_238_784n;
const MOST_OF_A_HALF_SETS = 1_408_393_885_741_467_768n;

/** The sum of the twenty above or below 810. On 810 the stake comes back. */
export const sides: Play = {
  code: 'sides',
  group: 'balls_sum',
  name: 'sum_sides',
  overlaps: true,
  joins: 'picks',
  orderFree: true,
  shape: { rows: [optionRow('sum', ['big', 'small'])] },
  tiers: [
    { ...ofSets('win', BIG_SETS), decided: fraction(SETS - MIDDLE_SUM_SETS, SETS) },
    { ...ofSets('push', MIDDLE_SUM_SETS), refund: true },
  ],
  reads: range(0, 19),
  units: ([row = []]) => row.length,
  unitsByTier: ([row = []]) => [row.length, row.length],
  hitsByTier: ([row = []], result) => {
    const drawn = sumOf(result);
    if (drawn === MIDDLE_SUM) return [0, row.length];
    return [row.includes(drawn > MIDDLE_SUM ? 0 : 1) ? 1 : 0, 0];
  },
  outlook: ([row = []]) => ({
    chance: fraction(BIG_SETS * BigInt(row.length), SETS),
    mostHits: [1, 0],
    otherHits: [[0, row.length]],
  }),
};

/** The sum of the twenty odd or even: even a little more often. */
export const parity: Play = byOption(
  'parity',
  'balls_sum',
  'sum',
  [ofSets('odd', 1_767_658_070_682_256_896n), ofSets('even', 1_767_658_071_529_917_424n)],
  (result) => 1 - (sumOf(result) % 2),
);

/** 五行: five spans of the sum, to 695, 763, 855, 923 and 1410. */
export const elements: Play = byOption(
  'elements',
  'balls_sum',
  'element',
  [
    ofSets('metal', 362_424_019_495_171_770n),
    ofSets('wood', 712_463_910_471_784_803n),
    ofSets('water', 1_371_845_418_169_315_204n),
    ofSets('fire', 719_054_759_525_309_151n),
    ofSets('earth', 369_528_034_550_593_392n),
  ],
  (result) => [695, 763, 855, 923, 1410].findIndex((last) => sumOf(result) <= last),
);

/** More numbers of 1 to 40 drawn, more of 41 to 80, or ten of each. */
export const halves: Play = ofHalves('halves', ['upper', 'lower'], (ball) => ball <= 40);

/** More odd numbers drawn, more even ones, or ten of each. */
export const oddEven: Play = ofHalves('odd_even', ['more_odd', 'more_even'], (ball) => ball % 2 === 1);

/** A play on options of which each result is one, each option with a tier of its own. */
function byOption(
  code: string,
  group: string,
  row: string,
  tiers: readonly Tier[],
  optionDrawn: (result: Result) => number,
): Play {
  const inTiers = (count: (at: number) => boolean) => tiers.map((_, at) => (count(at) ? 1 : 0));
  return {
    code,
    group,
    name: code,
    orderFree: true,
    joins: 'picks',
    ...(code === 'parity' && { coveredWith: code }),
    shape: {
      rows: [
        optionRow(
          row,
          tiers.map((tier) => tier.code),
        ),
      ],
    },
    tiers,
    reads: range(0, 19),
    unitsByTier: ([picked = []]) => inTiers((at) => picked.includes(at)),
    hitsByTier: ([picked = []], result) => {
      const drawn = optionDrawn(result);
      return inTiers((at) => at === drawn && picked.includes(at));
    },
  };
}

/** Of the two halves of the board each has as many sets in which it has more. */
function ofHalves(code: string, [one, other]: [string, string], isInOne: (ball: number) => boolean): Play {
  return {
    code,
    group: 'board',
    name: code,
    orderFree: true,
    joins: 'picks',
    coveredWith: code,
    shape: { rows: [optionRow('half', [one, other, 'tie'])] },
    tiers: [ofSets(`${one}_${other}`, MOST_OF_A_HALF_SETS), ofSets('tie', EVEN_SPLIT_SETS)],
    reads: range(0, 19),
    unitsByTier: ([row = []]) => [row.filter((at) => at < 2).length, row.includes(2) ? 1 : 0],
    hitsByTier: ([row = []], result) => {
      const inOne = result.filter(isInOne).length;
      if (inOne === 10) return [0, row.includes(2) ? 1 : 0];
      return [row.includes(inOne > 10 ? 0 : 1) ? 1 : 0, 0];
    },
  };
}

function ofSets(code: string, sets: bigint): Tier {
  return { code, chance: fraction(sets, SETS) };
}
