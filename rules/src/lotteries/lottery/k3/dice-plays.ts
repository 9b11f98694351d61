import { choose, range } from '../cover/combinations.ts';
import { optionRow } from '../digits/digit-play.ts';
import type { Play, Result, RowShape, Symbols, Tier } from '../play.ts';
import { fraction } from '../plays/fraction.ts';

export const DICE = [0, 1, 2];
const FACES: Symbols = { kind: 'numbers', from: 1, to: 6, width: 1 };
const PAIRS = range(1, 6).map((face) => String(face).repeat(2));
const TRIPLES = range(1, 6).map((face) => String(face).repeat(3));

/** Three alike, and which. */
export const triple: Play = {
  code: 'triple',
  group: 'alike',
  name: 'triple',
  shape: { rows: [optionRow('triple', TRIPLES)] },
  tiers: [ofThrows('win', 1)],
  reads: DICE,
  unitsByTier: ([row = []]) => [row.length],
  hitsByTier: ([row = []], result) => [isTriple(result) && row.includes(optionOf(result[0])) ? 1 : 0],
};

export const anyTriple: Play = {
  code: 'any_triple',
  group: 'alike',
  name: 'any_triple',
  shape: { rows: [optionRow('shape', ['triple'])] },
  tiers: [ofThrows('win', 6)],
  reads: DICE,
  unitsByTier: () => [1],
  hitsByTier: (_, result) => [isTriple(result) ? 1 : 0],
};

/** Two alike or more: a triple holds the pair too. */
export const pair: Play = {
  code: 'pair',
  group: 'alike',
  name: 'pair',
  shape: { rows: [optionRow('pair', PAIRS)] },
  tiers: [ofThrows('win', 16)],
  reads: DICE,
  unitsByTier: ([row = []]) => [row.length],
  hitsByTier: ([row = []], result) => [row.some((at) => countOf(at + 1, result) >= 2) ? 1 : 0],
};

/** Two alike, and the third that goes with them. A face in both rows makes no unit with itself. */
export const pairSingle: Play = {
  code: 'pair_single',
  group: 'alike',
  name: 'pair_single',
  shape: { rows: [optionRow('pair', PAIRS), faceRow('single', 1)] },
  tiers: [ofThrows('win', 3)],
  reads: DICE,
  unitsByTier: ([pairs = [], singles = []]) => [
    pairs.reduce((units, at) => units + singles.filter((face) => face !== at + 1).length, 0),
  ],
  hitsByTier: ([pairs = [], singles = []], result) => [
    pairs.some((at) => countOf(at + 1, result) === 2) && singles.some((face) => countOf(face, result) === 1)
      ? 1
      : 0,
  ],
};

/** 123, 234, 345 or 456, in any order. */
export const consecutive: Play = {
  code: 'straight',
  group: 'different',
  name: 'consecutive',
  shape: { rows: [optionRow('shape', ['straight'])] },
  tiers: [ofThrows('win', 24)],
  reads: DICE,
  unitsByTier: () => [1],
  hitsByTier: (_, result) => [
    areDifferent(result) && Math.max(...result) - Math.min(...result) === 2 ? 1 : 0,
  ],
};

/** Two faces that are both thrown, whatever the third is. */
export const twoDifferent: Play = {
  code: 'two_different',
  group: 'different',
  name: 'two_different',
  overlaps: true,
  shape: { rows: [faceRow('numbers', 2)] },
  tiers: [ofThrows('win', 30)],
  reads: DICE,
  unitsByTier: ([row = []]) => [choose(row.length, 2)],
  hitsByTier: ([row = []], result) => [choose(facesThrown(row, result), 2)],
};

export const threeDifferent: Play = {
  code: 'three_different',
  group: 'different',
  name: 'three_different',
  shape: { rows: [faceRow('numbers', 3)] },
  tiers: [ofThrows('win', 6)],
  reads: DICE,
  unitsByTier: ([row = []]) => [choose(row.length, 3)],
  hitsByTier: ([row = []], result) => [choose(facesThrown(row, result), 3)],
};

/** A face that is thrown once or more; it pays once. */
export const oneNumber: Play = {
  code: 'one_number',
  group: 'one_number',
  name: 'one_number',
  numberwise: true,
  overlaps: true,
  shape: { rows: [faceRow('numbers', 1)] },
  tiers: [ofThrows('win', 91)],
  reads: DICE,
  unitsByTier: ([row = []]) => [row.length],
  hitsByTier: ([row = []], result) => [facesThrown(row, result)],
};

/** Of the 216 throws. */
export function ofThrows(code: string, ways: number): Tier {
  return { code, chance: fraction(BigInt(ways), 216n) };
}

export function isTriple([one, two, three]: Result): boolean {
  return one === two && two === three;
}

function areDifferent(result: Result): boolean {
  return new Set(result).size === 3;
}

function facesThrown(faces: readonly number[], result: Result): number {
  return faces.filter((face) => result.includes(face)).length;
}

function countOf(face: number, result: Result): number {
  return result.filter((each) => each === face).length;
}

function optionOf(face = 0): number {
  return face - 1;
}

function faceRow(name: string, min: number): RowShape {
  return { name, symbols: FACES, min, max: 6 };
}
