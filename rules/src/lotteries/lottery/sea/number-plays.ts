import { DIGITS, digitRow } from '../digits/digit-play.ts';
import type { Play, Result, Selection, Tier } from '../play.ts';
import { fraction, times, WHOLE } from '../plays/fraction.ts';
import { holdsLine } from '../plays/lines.ts';
import { price } from './price.ts';

/** A number for a number: four, three or two digits in order. */
export function exact(
  code: string,
  places: readonly number[],
  prices: Pick<Tier, 'price' | 'marketPrice'>,
): Play {
  return {
    ...ofLines(code, places.length, 'counts'),
    tiers: [{ code: 'win', chance: fraction(1n, 10n ** BigInt(places.length)), ...prices }],
    reads: places,
    unitsByTier: (lines) => [lines.length],
    hitsByTier: (lines, result) => [holdsLine(lines, drawnAt(places, result)) ? 1 : 0],
  };
}

/** A number that may come up as one of several prizes of the draw. Each prize pays. */
export function exactOfPrizes(
  code: string,
  prizes: readonly (readonly number[])[],
  prices: Pick<Tier, 'price'>,
): Play {
  const digits = prizes[0]?.length ?? 0;
  return {
    ...ofLines(code, digits, 'counts'),
    tiers: [{ code: 'win', chance: fraction(BigInt(prizes.length), 10n ** BigInt(digits)), ...prices }],
    reads: prizes.flat(),
    overlaps: true,
    outlook: (lines) => ofDifferentPrizes(lines.length, prizes.length, 10 ** digits),
    unitsByTier: (lines) => [lines.length],
    hitsByTier: (lines, result) => [
      prizes.filter((places) => holdsLine(lines, drawnAt(places, result))).length,
    ],
  };
}

/**
 * โต๊ด: a number in any order. What it pays depends on how many orders it has; one of a single order is refused, it is played straight.
 */
export function anyOrder(
  code: string,
  places: readonly number[],
  tiers: readonly ({ orders: number } & Pick<Tier, 'code' | 'price' | 'marketPrice'>)[],
): Play {
  const of = 10n ** BigInt(places.length);
  return {
    ...ofLines(code, places.length, 'is free'),
    tiers: tiers.map(({ orders, ...tier }) => ({ ...tier, chance: fraction(BigInt(orders), of) })),
    reads: places,
    unitsByTier: (lines) => {
      const orders = lines.map(ordersOf);
      return tiers.map((tier) => orders.filter((each) => each === tier.orders).length);
    },
    hitsByTier: (lines, result) => {
      const drawn = drawnAt(places, result).sort((a, b) => a - b);
      const orders = holdsLine(lines, drawn) ? ordersOf(drawn) : 0;
      return tiers.map((tier) => (tier.orders === orders ? 1 : 0));
    },
  };
}

/** วิ่ง: one digit that is among these places, paid once however often it is there. */
export function running(code: string, places: readonly number[], ways: bigint, pays: string): Play {
  return {
    code,
    group: 'run',
    overlaps: true,
    numberwise: true,
    name: code,
    shape: { rows: [digitRow('digits', 1)] },
    tiers: [{ code: 'win', chance: fraction(ways, 10n ** BigInt(places.length)), price: price(pays) }],
    reads: places,
    unitsByTier: ([row = []]) => [row.length],
    hitsByTier: ([row = []], result) => [
      row.filter((digit) => places.some((place) => result[place] === digit)).length,
    ],
  };
}

/** The numbers a selection plays, one a unit: what a closed or restricted number is looked up by. */
export function numbersOf(play: Play, selection: Selection): string[] {
  return play.shape.lines ? selection.map((line) => line.join('')) : (selection[0] ?? []).map(String);
}

/** The prizes are different numbers: each that comes up misses the lines, one after the other. */
function ofDifferentPrizes(lines: number, prizes: number, numbers: number) {
  let missing = WHOLE;
  for (let drawn = 0; drawn < prizes; drawn += 1)
    missing = times(missing, fraction(BigInt(Math.max(0, numbers - lines - drawn)), BigInt(numbers - drawn)));
  const chance = fraction(missing.denominator - missing.numerator, missing.denominator);
  return { chance, mostHits: [Math.min(lines, prizes)] };
}

/** In how many orders the digits of a number can be written. */
function ordersOf(line: readonly number[]): number {
  let orders = 1;
  for (let at = 0; at < line.length; at += 1)
    orders = (orders * (at + 1)) / line.slice(0, at + 1).filter((digit) => digit === line[at]).length;
  return orders;
}

function drawnAt(places: readonly number[], result: Result): number[] {
  return places.map((place) => result[place] as number);
}

function ofLines(code: string, length: number, order: 'counts' | 'is free') {
  const repeats = order === 'counts' ? ('allowed' as const) : ('not all alike' as const);
  return {
    code,
    group: `digits${length}`,
    name: code,
    shape: { rows: [], lines: { symbols: DIGITS, length, order, repeats } },
  };
}
