import { choose, range } from '../cover/combinations.ts';
import { type Family, makeFamily } from '../family.ts';
import {
  ballRow,
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
import { anyLines, anyNumbers, anyWithBankers } from './any-plays.ts';

const BALLS = ballsTo(11);
const PLACES = range(1, 5).map((place) => `place${place}`);
const ALL_FIVE = range(0, 4);
/** Eleven is neither big nor small, neither odd nor even: the stake comes back. */
const NEUTRAL = 11;
const NEUTRAL_SUM = 30;

const ballSides: Play = {
  code: 'sides-ball',
  group: 'sides',
  name: 'ball_sides',
  overlaps: true,
  joins: 'places',
  shape: { rows: PLACES.map((place) => ({ ...optionsRow(place, SIDES), min: 0 })), filledRows: 1 },
  tiers: decidedOrPush(5n, 1n, 11n),
  reads: ALL_FIVE,
  unitsByTier: (rows) => [sizesOf(rows), sizesOf(rows)],
  units: sizesOf,
  hitsByTier: (rows, result) => {
    const hits = [0, 0];
    for (const [at, row] of rows.entries()) {
      const ball = result[at] as number;
      const tier = ball === NEUTRAL ? 1 : 0;
      const won = ball === NEUTRAL ? row.length : row.filter((side) => isOnSide(ball, side, 6)).length;
      hits[tier] = (hits[tier] ?? 0) + won;
    }
    return hits;
  },
};

const sumSides: Play = {
  code: 'sides-sum',
  group: 'sides',
  name: 'sum_sides',
  overlaps: true,
  orderFree: true,
  shape: { rows: [optionsRow('sum', SIDES.slice(0, 2))] },
  tiers: decidedOrPush(215n, 32n, 462n),
  reads: ALL_FIVE,
  unitsByTier: (rows) => [sizesOf(rows), sizesOf(rows)],
  units: sizesOf,
  hitsByTier: ([row = []], result) => {
    const sum = result.reduce((all, ball) => all + ball, 0);
    if (sum === NEUTRAL_SUM) return [0, row.length];
    return [row.filter((side) => isOnSide(sum, side, NEUTRAL_SUM)).length, 0];
  },
};

const SPLIT_WAYS = [6, 75, 200, 150, 30, 1];

/** How many of the five are odd. */
const split: Play = {
  code: 'split',
  group: 'fun',
  name: 'split',
  shape: { rows: [optionsRow('odd', ['5', '4', '3', '2', '1', '0'])] },
  tiers: SPLIT_WAYS.map((ways, at) => ofSets(`odd${5 - at}`, ways)),
  reads: ALL_FIVE,
  unitsByTier: ([row = []]) => SPLIT_WAYS.map((_, at) => (row.includes(at) ? 1 : 0)),
  hitsByTier: ([row = []], result) => {
    const odd = result.filter((ball) => ball % 2 === 1).length;
    return SPLIT_WAYS.map((_, at) => (row.includes(at) && odd === 5 - at ? 1 : 0));
  },
};

const MIDDLE_WAYS = [28, 63, 90, 100];

/** The third of the five by size. */
const middle: Play = {
  code: 'middle',
  group: 'fun',
  name: 'middle',
  shape: { rows: [optionsRow('middle', range(3, 9).map(String))] },
  tiers: ['3_9', '4_8', '5_7', '6'].map((code, at) => ofSets(code, MIDDLE_WAYS[at] as number)),
  reads: ALL_FIVE,
  unitsByTier: ([row = []]) =>
    MIDDLE_WAYS.map((_, tier) => row.filter((at) => middleTier(at + 3) === tier).length),
  hitsByTier: ([row = []], result) => {
    const drawn = result.toSorted((a, b) => a - b)[2] as number;
    return MIDDLE_WAYS.map((_, tier) => (middleTier(drawn) === tier && row.includes(drawn - 3) ? 1 : 0));
  },
};

/** Eleven balls, five drawn in order, 11选5. */
export const elevenFive: Family = makeFamily(
  {
    code: '11X5',
    type: '11X5',
    unitCost: 2,
    draw: {
      parts: [{ name: 'balls', count: 1, length: 5, from: 1, to: 11, width: 2, distinct: true }],
      random: ({ shuffle }) => shuffle(range(1, 11)).slice(0, 5),
    },
  },
  () => [
    ...range(1, 8).map(anyNumbers),
    ...range(2, 8).map(anyWithBankers),
    ...range(1, 8).map(anyLines),
    firstStraight(BALLS, PLACES.slice(0, 2)),
    firstLines(BALLS, 2),
    firstGroup(2),
    firstGroupLines(2),
    firstStraight(BALLS, PLACES.slice(0, 3)),
    firstLines(BALLS, 3),
    firstGroup(3),
    firstGroupLines(3),
    firstAny(3),
    position('first3', BALLS, PLACES.slice(0, 3)),
    split,
    middle,
    ballSides,
    sumSides,
  ],
);

/** The first places in any order. */
function firstGroup(places: number): Play {
  return {
    code: `first${places}-group`,
    group: `first${places}`,
    name: 'group',
    shape: { rows: [ballRow('numbers', BALLS, places)] },
    tiers: [{ code: 'win', chance: fraction(1n, BigInt(choose(11, places))) }],
    reads: range(0, places - 1),
    unitsByTier: ([row = []]) => [choose(row.length, places)],
    hitsByTier: ([row = []], result) => [result.slice(0, places).every((ball) => row.includes(ball)) ? 1 : 0],
  };
}

function firstGroupLines(places: number): Play {
  return {
    ...firstGroup(places),
    code: `first${places}-group_lines`,
    name: 'group_lines',
    shape: { rows: [], lines: { symbols: BALLS, length: places, order: 'is free', repeats: 'none' } },
    unitsByTier: (lines) => [lines.length],
    hitsByTier: (lines, result) => {
      const drawn = result.slice(0, places);
      return [lines.some((line) => drawn.every((ball) => line.includes(ball))) ? 1 : 0];
    },
  };
}

/** One number that is among the first places. */
function firstAny(places: number): Play {
  return {
    code: `first${places}-any`,
    group: `first${places}`,
    name: 'any1',
    overlaps: true,
    shape: { rows: [ballRow('numbers', BALLS, 1)] },
    tiers: [{ code: 'win', chance: fraction(BigInt(places), 11n) }],
    reads: range(0, places - 1),
    unitsByTier: ([row = []]) => [row.length],
    hitsByTier: ([row = []], result) => {
      const drawn = result.slice(0, places);
      return [row.filter((ball) => drawn.includes(ball)).length];
    },
  };
}

/** Three and nine are as likely, so are four and eight, five and seven. */
function middleTier(ball: number): number {
  return 3 - Math.abs(ball - 6);
}

function decidedOrPush(win: bigint, push: bigint, of: bigint): Tier[] {
  return [
    { code: 'win', chance: fraction(win, of), decided: fraction(of - push, of) },
    { code: 'push', chance: fraction(push, of), refund: true },
  ];
}

/** Of the 462 sets of five. */
function ofSets(code: string, ways: number): Tier {
  return { code, chance: fraction(BigInt(ways), 462n) };
}

function optionsRow(name: string, options: readonly string[]) {
  return { name, symbols: { kind: 'options', options } as const, min: 1, max: options.length };
}
