import { range } from '../cover/combinations.ts';
import { type Family, makeFamily } from '../family.ts';
import {
  ballsTo,
  firstLines,
  firstStraight,
  isOnSide,
  position,
  SIDES,
  sizesOf,
} from '../numbers/distinct-plays.ts';
import type { Play, Tier } from '../play.ts';
import { fraction } from '../plays/fraction.ts';
import { placesOutlook } from './places-outlook.ts';

const BALLS = ballsTo(10);
const PLACES = range(1, 10).map((place) => `place${place}`);

/** Big (6 to 10), small, odd or even of any place; every side is a unit. */
const ballSides: Play = {
  code: 'sides-ball',
  group: 'sides',
  name: 'ball_sides',
  overlaps: true,
  joins: 'places',
  outlook: (rows) => placesOutlook((place, ball) => sidesOf(rows[place] ?? [], ball)),
  shape: { rows: PLACES.map((place) => optionsRow(place, SIDES, 0)), filledRows: 1 },
  tiers: [{ code: 'win', chance: fraction(1n, 2n) }],
  reads: range(0, 9),
  unitsByTier: (rows) => [sizesOf(rows)],
  hitsByTier: (rows, result) => [rows.reduce((all, row, at) => all + sidesOf(row, result[at] as number), 0)],
};

/** Sums of the first two by how many of the 90 pairs give them: each sum stands with those as likely. */
const SUM_TIERS = [
  { code: 'sum_3_4_18_19', ways: 2n },
  { code: 'sum_5_6_16_17', ways: 4n },
  { code: 'sum_7_8_14_15', ways: 6n },
  { code: 'sum_9_10_12_13', ways: 8n },
  { code: 'sum_11', ways: 10n },
];

const sum: Play = {
  code: 'first2-sum',
  group: 'first2_sum',
  name: 'sum',
  shape: { rows: [optionsRow('sum', range(3, 19).map(String))] },
  tiers: SUM_TIERS.map(({ code, ways }) => ofPairs(code, ways)),
  reads: [0, 1],
  unitsByTier: ([row = []]) =>
    SUM_TIERS.map((_, tier) => row.filter((at) => sumTier(at + 3) === tier).length),
  hitsByTier: ([row = []], result) => {
    const drawn = sumOf(result);
    return SUM_TIERS.map((_, tier) => (sumTier(drawn) === tier && row.includes(drawn - 3) ? 1 : 0));
  },
};

/** Big is 12 or more. Of 90 pairs 40 are big, 50 small, 50 odd, 40 even. */
const sumSides: Play = {
  code: 'first2-sum_sides',
  group: 'first2_sum',
  name: 'sum_sides',
  overlaps: true,
  shape: { rows: [optionsRow('sum', SIDES)] },
  tiers: [ofPairs('big_even', 40n), ofPairs('small_odd', 50n)],
  reads: [0, 1],
  unitsByTier: ([row = []]) => [
    row.filter(isBigOrEven).length,
    row.filter((side) => !isBigOrEven(side)).length,
  ],
  hitsByTier: ([row = []], result) => {
    const won = row.filter((side) => isOnSide(sumOf(result), side, 12));
    return [won.filter(isBigOrEven).length, won.filter((side) => !isBigOrEven(side)).length];
  },
};

/** Ten cars in the order they come in, 北京赛车. */
export const pk10: Family = makeFamily(
  {
    code: 'PK10',
    type: 'PK10',
    unitCost: 2,
    draw: {
      parts: [{ name: 'order', count: 1, length: 10, from: 1, to: 10, width: 2, distinct: true }],
      random: ({ shuffle }) => shuffle(range(1, 10)),
    },
  },
  () => [
    ...range(1, 5).map((places) => firstStraight(BALLS, PLACES.slice(0, places))),
    ...range(2, 5).map((places) => firstLines(BALLS, places)),
    {
      ...position('all', BALLS, PLACES),
      outlook: (rows) => placesOutlook((place, ball) => (rows[place]?.includes(ball) ? 1 : 0)),
    },
    ballSides,
    ...range(0, 4).map(duel),
    sum,
    sumSides,
  ],
);

/** The first against the last, the second against the last but one …: the higher number is the dragon when it stands in front. */
function duel(front: number): Play {
  const back = 9 - front;
  return {
    code: `duel${front + 1}_${back + 1}`,
    group: 'duel',
    name: `duel${front + 1}`,
    shape: { rows: [optionsRow('winner', ['dragon', 'tiger'])] },
    tiers: [{ code: 'win', chance: fraction(1n, 2n) }],
    reads: [front, back],
    unitsByTier: ([row = []]) => [row.length],
    hitsByTier: ([row = []], result) => [
      row.includes((result[front] as number) > (result[back] as number) ? 0 : 1) ? 1 : 0,
    ],
  };
}

function sidesOf(row: readonly number[], ball: number): number {
  return row.filter((side) => isOnSide(ball, side, 6)).length;
}

function sumOf([first = 0, second = 0]: readonly number[]): number {
  return first + second;
}

function sumTier(drawn: number): number {
  return 4 - Math.ceil(Math.abs(drawn - 11) / 2);
}

function isBigOrEven(side: number): boolean {
  return side === 0 || side === 3;
}

function ofPairs(code: string, ways: bigint): Tier {
  return { code, chance: fraction(ways, 90n) };
}

function optionsRow(name: string, options: readonly string[], min = 1) {
  return { name, symbols: { kind: 'options', options } as const, min, max: options.length };
}
