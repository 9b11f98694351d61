import type { FairStream } from '../../../fair-stream.ts';
import { range } from '../cover/combinations.ts';
import { type DrawPart, type Family, makeFamily } from '../family.ts';
import { exactOfPrizes } from '../sea/number-plays.ts';
import { price } from '../sea/price.ts';
import { fourTop, threeTop, twoAndRunning } from '../sea/usual-plays.ts';

const FIRST = range(0, 5);
const BACK_THREE = FIRST.slice(-3);
const BACK_FOUR = FIRST.slice(-4);
const TWO_DIGITS = [18, 19];

/** The prizes in the order a result has them; the two numbers next to the first prize follow from it. */
const PRIZES: readonly DrawPart[] = [
  prize('first', 1, 6),
  prize('front3', 2, 3),
  prize('back3', 2, 3),
  prize('last2', 1, 2),
  { ...prize('second', 5, 6), optional: true },
  { ...prize('third', 10, 6), optional: true },
  { ...prize('fourth', 50, 6), optional: true },
  { ...prize('fifth', 100, 6), optional: true },
];

/** The Thai government lottery, on the 1st and the 16th. A unit costs 1. */
export const thai: Family = makeFamily(
  {
    code: 'THAI',
    type: 'THAI',
    unitCost: 1,
    draw: { parts: PRIZES, random: drawAll },
  },
  () => [
    ...threeTop(BACK_THREE),
    exactOfPrizes('front3', [range(6, 8), range(9, 11)], { price: price('450') }),
    exactOfPrizes('back3', [range(12, 14), range(15, 17)], { price: price('450') }),
    ...twoAndRunning(BACK_THREE, TWO_DIGITS),
    ...fourTop(BACK_FOUR),
  ],
);

/** No six-digit number wins two of the prizes first to fifth, and the two numbers of front and of back three are different ones. */
function drawAll(stream: FairStream): number[] {
  const taken = new Map<string, Set<number>>();
  return PRIZES.flatMap(({ name, count, length }) => {
    const pool = length === 6 ? 'whole' : name;
    const seen = taken.get(pool) ?? new Set();
    taken.set(pool, seen);
    return range(1, count).flatMap(() => digitsOf(drawOther(stream, 10 ** length, seen), length));
  });
}

function drawOther({ below }: FairStream, size: number, seen: Set<number>): number {
  let number = below(size);
  while (seen.has(number)) number = below(size);
  seen.add(number);
  return number;
}

function digitsOf(number: number, length: number): number[] {
  return [...String(number).padStart(length, '0')].map(Number);
}

function prize(name: string, count: number, length: number): DrawPart {
  return { name, count, length, from: 0, to: 9, width: 1 };
}
