import { choose, product, range, waysAcross } from '../cover/combinations.ts';
import type { Play } from '../play.ts';
import { holdsLine } from '../plays/lines.ts';
import { DIGITS, type DigitPlay, digitRow, digitTier, optionRow, sequences, sum } from './digit-play.ts';

/** One digit or more for each place, in order. */
export function straight(places: readonly string[]): DigitPlay {
  const digits = places.length;
  return {
    name: 'straight',
    digits,
    shape: { rows: places.map((place) => digitRow(place, 1)) },
    tiers: [digitTier('win', 1, digits)],
    unitsByTier: (rows) => [product(rows.map(({ length }) => length))],
    hitsByTier: (rows, drawn) => [rows.every((row, at) => row.includes(drawn[at] as number)) ? 1 : 0],
  };
}

/** The same, written as whole numbers. */
export function straightLines(digits: number): DigitPlay {
  return {
    name: 'lines',
    digits,
    shape: { rows: [], lines: { symbols: DIGITS, length: digits, order: 'counts', repeats: 'allowed' } },
    tiers: [digitTier('win', 1, digits)],
    unitsByTier: (lines) => [lines.length],
    hitsByTier: (lines, drawn) => [holdsLine(lines, drawn) ? 1 : 0],
  };
}

/** Of each number picked the whole and all its endings are played: five units for five digits. */
export function combination(places: readonly string[]): DigitPlay {
  const digits = places.length;
  const lengths = range(1, digits).reverse();
  return {
    name: 'combination',
    digits,
    overlaps: true,
    shape: { rows: places.map((place) => digitRow(place, 1)) },
    tiers: lengths.map((length) => digitTier(`last${length}`, 1, length)),
    unitsByTier: (rows) => {
      const numbers = product(rows.map(({ length }) => length));
      return lengths.map(() => numbers);
    },
    hitsByTier: (rows, drawn) =>
      lengths.map((length) => {
        const free = digits - length;
        const isHit = rows.every((row, at) => at < free || row.includes(drawn[at] as number));
        return isHit ? product(rows.slice(0, free).map((row) => row.length)) : 0;
      }),
  };
}

/** All numbers with one of these sums. */
export function straightSum(digits: number): DigitPlay {
  return numbersWith('sum', digits, 9 * digits, sum);
}

/** All numbers whose largest and smallest digit lie so far apart. */
export function span(digits: number): DigitPlay {
  return numbersWith('span', digits, 9, (drawn) => Math.max(...drawn) - Math.min(...drawn));
}

/** One place or more, each with digits of its own; every digit is a unit. */
export function position(group: string, places: readonly string[]): Play {
  return {
    code: group,
    group,
    name: 'position',
    overlaps: true,
    joins: 'places',
    shape: { rows: places.map((place) => digitRow(place, 0)), filledRows: 1 },
    tiers: [digitTier('win', 1, 1)],
    reads: range(0, places.length - 1),
    unitsByTier: (rows) => [sum(rows.map(({ length }) => length))],
    hitsByTier: (rows, result) => [rows.filter((row, at) => row.includes(result[at] as number)).length],
  };
}

/** Straight on each set of so many filled places. */
export function anyStraight(group: string, places: readonly string[], digits: number): Play {
  return {
    code: `${group}-straight`,
    overlaps: true,
    group,
    name: 'straight',
    shape: { rows: places.map((place) => digitRow(place, 0)), filledRows: digits },
    tiers: [digitTier('win', 1, digits)],
    reads: range(0, places.length - 1),
    unitsByTier: (rows) => [
      waysAcross(
        rows.map(({ length }) => length),
        digits,
      ),
    ],
    hitsByTier: (rows, result) => [
      choose(rows.filter((row, at) => row.includes(result[at] as number)).length, digits),
    ],
  };
}

function numbersWith(
  name: string,
  digits: number,
  most: number,
  measure: (drawn: readonly number[]) => number,
): DigitPlay {
  const units = new Array<number>(most + 1).fill(0);
  for (const drawn of sequences(digits)) units[measure(drawn)] = (units[measure(drawn)] ?? 0) + 1;
  return {
    name,
    digits,
    shape: { rows: [optionRow(name, range(0, most).map(String))] },
    tiers: [digitTier('win', 1, digits)],
    unitsByTier: ([values = []]) => [sum(values.map((value) => units[value] ?? 0))],
    hitsByTier: ([values = []], drawn) => [values.includes(measure(drawn)) ? 1 : 0],
  };
}
