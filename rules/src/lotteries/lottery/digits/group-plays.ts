import { choose, range } from '../cover/combinations.ts';
import { holdsLine } from '../plays/lines.ts';
import { DIGITS, type DigitPlay, digitRow, digitTier, optionRow, sequences, sum } from './digit-play.ts';

interface Multiples {
  /** How often each of these digits is drawn. */
  times: number;
  /** How many such digits there are. */
  count: number;
}

const ROW_NAMES = ['single', 'double', 'triple', 'quadruple'];

/**
 * Digits in any order, by how often they come: of group 60 one digit twice and three others once. Named after the number of its orders, which is
 * also how many results one unit wins on.
 */
export function group(digits: number, orders: number, heavy: Multiples, light?: Multiples): DigitPlay {
  const rows = [heavy, ...(light ? [light] : [])];
  return {
    name: `group${orders}`,
    digits,
    shape: { rows: rows.map(({ times, count }) => digitRow(ROW_NAMES[times - 1] as string, count)) },
    tiers: [digitTier('win', orders, digits)],
    unitsByTier: ([heavyRow = [], lightRow = []]) => {
      if (!light) return [choose(heavyRow.length, heavy.count)];
      const shared = heavyRow.filter((digit) => lightRow.includes(digit)).length;
      const units = range(0, heavy.count).map(
        (both) =>
          choose(shared, both) *
          choose(heavyRow.length - shared, heavy.count - both) *
          choose(lightRow.length - both, light.count),
      );
      return [sum(units)];
    },
    hitsByTier: (picked, drawn) => {
      const counts = countsOf(drawn);
      const isHit = rows.every(({ times, count }, at) => holdsAll(counts, times, count, picked[at] ?? []));
      return [isHit ? 1 : 0];
    },
  };
}

/** Two digits of the row, one of them drawn twice: which one is free, so that n digits are n(n − 1) units. */
export const group3: DigitPlay = {
  name: 'group3',
  digits: 3,
  shape: { rows: [digitRow('digits', 2)] },
  tiers: [digitTier('win', 3, 3)],
  unitsByTier: ([row = []]) => [row.length * (row.length - 1)],
  hitsByTier: ([row = []], drawn) => [isPair(drawn) && drawn.every((digit) => row.includes(digit)) ? 1 : 0],
};

const PAIR_AND_DISTINCT = [digitTier('group3', 3, 3), digitTier('group6', 6, 3)];

/** Three-digit numbers in any order, paid as group 3 or group 6 by what they are. */
export const mixedGroup: DigitPlay = {
  name: 'mixed',
  digits: 3,
  shape: { rows: [], lines: { symbols: DIGITS, length: 3, order: 'is free', repeats: 'not all alike' } },
  tiers: PAIR_AND_DISTINCT,
  unitsByTier: (lines) => {
    const pairs = lines.filter(isPair).length;
    return [pairs, lines.length - pairs];
  },
  hitsByTier: (lines, drawn) => byShape(drawn, holdsLine(lines, smallestFirst(drawn))),
};

/** All three-digit groups of a sum; triples are none. */
export const groupSum3: DigitPlay = {
  name: 'group_sum',
  digits: 3,
  shape: { rows: [optionRow('sum', range(1, 26).map(String))] },
  tiers: PAIR_AND_DISTINCT,
  unitsByTier: ([places = []]) => [
    sum(places.map((place) => groups3(place + 1).filter(isPair).length)),
    sum(places.map((place) => groups3(place + 1).filter((drawn) => !isPair(drawn)).length)),
  ],
  hitsByTier: ([places = []], drawn) => byShape(drawn, places.includes(sum(drawn) - 1)),
};

/** All three-digit groups that hold one digit. */
export const banker3: DigitPlay = {
  name: 'banker',
  digits: 3,
  shape: { rows: [digitRow('banker', 1, 1)] },
  tiers: PAIR_AND_DISTINCT,
  unitsByTier: () => [18, 36],
  hitsByTier: ([banker = []], drawn) =>
    byShape(
      drawn,
      drawn.some((digit) => banker.includes(digit)),
    ),
};

const TWO_DISTINCT = [digitTier('win', 2, 2)];

/** Two different digits in any order. */
export const group2: DigitPlay = {
  name: 'group',
  digits: 2,
  shape: { rows: [digitRow('digits', 2)] },
  tiers: TWO_DISTINCT,
  unitsByTier: ([row = []]) => [choose(row.length, 2)],
  hitsByTier: ([row = []], [one, other]) => [
    one !== other && row.includes(one as number) && row.includes(other as number) ? 1 : 0,
  ],
};

export const group2Lines: DigitPlay = {
  name: 'group_lines',
  digits: 2,
  shape: { rows: [], lines: { symbols: DIGITS, length: 2, order: 'is free', repeats: 'none' } },
  tiers: TWO_DISTINCT,
  unitsByTier: (lines) => [lines.length],
  hitsByTier: (lines, drawn) => [holdsLine(lines, smallestFirst(drawn)) ? 1 : 0],
};

export const groupSum2: DigitPlay = {
  name: 'group_sum',
  digits: 2,
  shape: { rows: [optionRow('sum', range(1, 17).map(String))] },
  tiers: TWO_DISTINCT,
  unitsByTier: ([places = []]) => [sum(places.map((place) => groups2(place + 1)))],
  hitsByTier: ([places = []], drawn) => [drawn[0] !== drawn[1] && places.includes(sum(drawn) - 1) ? 1 : 0],
};

export const banker2: DigitPlay = {
  name: 'banker',
  digits: 2,
  shape: { rows: [digitRow('banker', 1, 1)] },
  tiers: TWO_DISTINCT,
  unitsByTier: () => [9],
  hitsByTier: ([[banker] = [-1]], [one, other]) => [
    one !== other && (one === banker || other === banker) ? 1 : 0,
  ],
};

function smallestFirst(drawn: readonly number[]): number[] {
  return drawn.toSorted((a, b) => a - b);
}

/** How often each of the ten digits is drawn. */
function countsOf(drawn: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const digit of drawn) counts[digit] = (counts[digit] ?? 0) + 1;
  return counts;
}

/** So many digits are drawn `times` times, each of them in the row. */
function holdsAll(counts: readonly number[], times: number, wanted: number, row: readonly number[]): boolean {
  let found = 0;
  for (let digit = 0; digit < counts.length; digit += 1) {
    if (counts[digit] !== times) continue;
    if (!row.includes(digit)) return false;
    found += 1;
  }
  return found === wanted;
}

/** How many different digits three are. */
function kindsOf([one, other, third]: readonly number[]): number {
  if (one === other) return other === third ? 1 : 2;
  return one === third || other === third ? 2 : 3;
}

function isPair(drawn: readonly number[]): boolean {
  return kindsOf(drawn) === 2;
}

/** `[group 3, group 6]`. */
function byShape(drawn: readonly number[], isHit: boolean): [number, number] {
  const kinds = isHit ? kindsOf(drawn) : 0;
  return [kinds === 2 ? 1 : 0, kinds === 3 ? 1 : 0];
}

/** Groups of three that add up to it, without triples. */
function groups3(total: number): number[][] {
  groupsOfThree ??= [...sequences(3)].filter(
    ([a = 0, b = 0, c = 0]) => a <= b && b <= c && !(a === b && b === c),
  );
  return groupsOfThree.filter((drawn) => sum(drawn) === total);
}

let groupsOfThree: number[][] | undefined;

function groups2(total: number): number {
  return [...sequences(2)].filter(([low = 0, high = 0]) => low < high && low + high === total).length;
}
