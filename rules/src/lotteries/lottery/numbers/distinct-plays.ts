import { distinctAcross, range } from '../cover/combinations.ts';
import type { Play, RowShape, Symbols, Tier } from '../play.ts';
import { fraction } from '../plays/fraction.ts';
import { holdsLine } from '../plays/lines.ts';

/** Two-digit numbers from 01, of which no two of a draw are alike. */
export type Balls = Extract<Symbols, { kind: 'numbers' }>;

export function ballsTo(to: number): Balls {
  return { kind: 'numbers', from: 1, to, width: 2 };
}

export function ballRow(name: string, balls: Balls, min: number, max = balls.to): RowShape {
  return { name, symbols: balls, min, max };
}

export const SIDES = ['big', 'small', 'odd', 'even'];

/** The first places in order, one row each; the same number in two rows makes no unit. */
export function firstStraight(balls: Balls, places: readonly string[]): Play {
  const group = `first${places.length}`;
  return {
    code: `${group}-straight`,
    group,
    name: 'straight',
    shape: { rows: places.map((place) => ballRow(place, balls, 1)) },
    tiers: [firstTier(balls, places.length)],
    reads: range(0, places.length - 1),
    unitsByTier: (rows) => [distinctAcross(rows)],
    hitsByTier: (rows, result) => [rows.every((row, at) => row.includes(result[at] as number)) ? 1 : 0],
  };
}

/** The same, written out. */
export function firstLines(balls: Balls, places: number): Play {
  const group = `first${places}`;
  return {
    code: `${group}-lines`,
    group,
    name: 'lines',
    shape: { rows: [], lines: { symbols: balls, length: places, order: 'counts', repeats: 'none' } },
    tiers: [firstTier(balls, places)],
    reads: range(0, places - 1),
    unitsByTier: (lines) => [lines.length],
    hitsByTier: (lines, result) => [holdsLine(lines, result.slice(0, places)) ? 1 : 0],
  };
}

/** One place or more, each with numbers of its own; every number is a unit. */
export function position(group: string, balls: Balls, places: readonly string[]): Play {
  return {
    code: `${group}-position`,
    group,
    name: 'position',
    overlaps: true,
    joins: 'places',
    shape: { rows: places.map((place) => ballRow(place, balls, 0)), filledRows: 1 },
    tiers: [firstTier(balls, 1)],
    reads: range(0, places.length - 1),
    unitsByTier: (rows) => [sizesOf(rows)],
    hitsByTier: (rows, result) => [rows.filter((row, at) => row.includes(result[at] as number)).length],
  };
}

export function sizesOf(rows: readonly (readonly number[])[]): number {
  return rows.reduce((all, { length }) => all + length, 0);
}

export function isOnSide(value: number, side: number, big: number): boolean {
  return [value >= big, value < big, value % 2 === 1, value % 2 === 0][side] as boolean;
}

function firstTier({ to }: Balls, places: number): Tier {
  const orders = range(0, places - 1).reduce((all, place) => all * (to - place), 1);
  return { code: 'win', chance: fraction(1n, BigInt(orders)) };
}
