import { choose, product, range } from '../cover/combinations.ts';
import { type DigitPlay, digitRow, digitTier, optionRow, sum } from './digit-play.ts';

/** The last digit of the sum. */
export function sumTail(digits: number): DigitPlay {
  return {
    name: 'sum_tail',
    digits,
    shape: { rows: [digitRow('sum_tail', 1)] },
    tiers: [digitTier('win', 1, 1)],
    unitsByTier: ([row = []]) => [row.length],
    hitsByTier: ([row = []], drawn) => [row.includes(sum(drawn) % 10) ? 1 : 0],
  };
}

/** `wanted` digits that are all drawn, wherever and however often; `ways` of all results hold one such set. */
export function anyPosition(digits: number, wanted: number, ways: number): DigitPlay {
  return {
    name: `any${wanted}`,
    digits,
    overlaps: true,
    shape: { rows: [digitRow('digits', wanted)] },
    tiers: [digitTier('win', ways, digits)],
    unitsByTier: ([row = []]) => [choose(row.length, wanted)],
    hitsByTier: ([row = []], drawn) => [choose(row.filter((digit) => drawn.includes(digit)).length, wanted)],
  };
}

/** A digit that comes `times` times or more. */
export function repeated(digits: number, times: number, ways: number): DigitPlay {
  return {
    name: `repeated${times}`,
    digits,
    overlaps: true,
    shape: { rows: [digitRow('digits', 1)] },
    tiers: [digitTier('win', ways, digits)],
    unitsByTier: ([row = []]) => [row.length],
    hitsByTier: ([row = []], drawn) => [
      row.filter((digit) => drawn.filter((each) => each === digit).length >= times).length,
    ],
  };
}

const SIDES = ['big', 'small', 'odd', 'even'];

/** Big, small, odd or even for each place: all must fit. */
export function twoSided(places: readonly string[]): DigitPlay {
  return {
    name: 'sides',
    overlaps: true,
    digits: places.length,
    shape: { rows: places.map((place) => optionRow(place, SIDES)) },
    tiers: [digitTier('win', 5 ** places.length, places.length)],
    unitsByTier: (rows) => [product(rows.map(({ length }) => length))],
    hitsByTier: (rows, drawn) => [
      product(rows.map((row, at) => row.filter((side) => isOnSide(drawn[at] as number, side, 5)).length)),
    ],
  };
}

/** Big, small, odd or even of the sum of all five. */
export const totalSides: DigitPlay = {
  name: 'total_sides',
  overlaps: true,
  digits: 5,
  shape: { rows: [optionRow('total', SIDES)] },
  tiers: [digitTier('win', 50_000, 5)],
  unitsByTier: ([row = []]) => [row.length],
  hitsByTier: ([row = []], drawn) => [row.filter((side) => isOnSide(sum(drawn), side, 23)).length],
};

/** The first digit higher is the dragon, lower the tiger, both alike a tie. */
export const dragonTiger: DigitPlay = {
  name: 'dragon_tiger',
  digits: 2,
  shape: { rows: [optionRow('winner', ['dragon', 'tiger', 'tie'])] },
  tiers: [digitTier('side', 45, 2), digitTier('tie', 10, 2)],
  unitsByTier: ([row = []]) => [row.filter((option) => option < 2).length, row.includes(2) ? 1 : 0],
  hitsByTier: ([row = []], [dragon = 0, tiger = 0]) => [
    (dragon > tiger && row.includes(0)) || (dragon < tiger && row.includes(1)) ? 1 : 0,
    dragon === tiger && row.includes(2) ? 1 : 0,
  ],
};

const SHAPES = ['triple', 'straight', 'pair', 'half_straight', 'mixed'];
const SHAPE_WAYS = [10, 60, 270, 360, 300];

/** What three digits look like together. Nine and nought are neighbours. */
export const shapes: DigitPlay = {
  name: 'shapes',
  digits: 3,
  shape: { rows: [optionRow('shape', SHAPES)] },
  tiers: SHAPES.map((shape, at) => digitTier(shape, SHAPE_WAYS[at] as number, 3)),
  unitsByTier: ([row = []]) => SHAPES.map((_, at) => (row.includes(at) ? 1 : 0)),
  hitsByTier: ([row = []], drawn) => onlyAt(SHAPES, shapeOf(drawn), row),
};

const BULLS = ['none', ...range(1, 9).map((points) => `bull${points}`), 'bull_bull'];
const ODD_BULL_WAYS = 6375;
const EVEN_BULL_WAYS = 6505;

/** Three of the five add up to a multiple of ten; the last digit of the other two is the bull, nought the best. */
export const bull: DigitPlay = {
  name: 'bull',
  digits: 5,
  shape: { rows: [optionRow('bull', BULLS)] },
  tiers: [
    digitTier('none', 35_649, 5),
    ...range(1, 9).map((points) =>
      digitTier(`bull${points}`, points % 2 === 1 ? ODD_BULL_WAYS : EVEN_BULL_WAYS, 5),
    ),
    digitTier('bull_bull', 6456, 5),
  ],
  unitsByTier: ([row = []]) => BULLS.map((_, at) => (row.includes(at) ? 1 : 0)),
  hitsByTier: ([row = []], drawn) => onlyAt(BULLS, bullOf(drawn), row),
};

function isOnSide(value: number, side: number, big: number): boolean {
  return [value >= big, value < big, value % 2 === 1, value % 2 === 0][side] as boolean;
}

function onlyAt(options: readonly string[], drawn: number, row: readonly number[]): number[] {
  return options.map((_, at) => (at === drawn && row.includes(at) ? 1 : 0));
}

function shapeOf(drawn: readonly number[]): number {
  const kinds = new Set(drawn).size;
  if (kinds === 1) return 0;
  if (kinds === 2) return 2;
  const neighbours = drawn.filter((digit) => drawn.includes((digit + 1) % 10)).length;
  return [4, 3, 1][neighbours] as number;
}

function bullOf(drawn: readonly number[]): number {
  const total = sum(drawn);
  // Three make a multiple of ten where the other two have the last digit of the total.
  const isBull = drawn.some((one, at) =>
    drawn.some((other, later) => later > at && (one + other - total) % 10 === 0),
  );
  if (!isBull) return 0;
  return total % 10 === 0 ? 10 : total % 10;
}
