import { choose, range } from '../cover/combinations.ts';
import { ballRow, ballsTo } from '../numbers/distinct-plays.ts';
import type { Play, PlayOutlook, Result, Tier } from '../play.ts';
import { type Fraction, fraction, NOTHING, plus } from '../plays/fraction.ts';
import { tiersOfOneUnit } from '../plays/tiers-of-one-unit.ts';
import { price } from '../sea/price.ts';

const BALLS = ballsTo(80);
const DRAWN = 20;
/** Each set of as many numbers as the play asks for is a unit: of ten there are 252 sets of five. */
const MOST_PICKED = 10;

/**
 * `numbers` of the eighty, paid by how many of them are drawn. `pays` names the price of all of them first, then of one less and so on; one unit wins
 * one of these prizes at most.
 */
export function pick(numbers: number, pays: readonly string[]): Play {
  const hits = pays.map((_, at) => numbers - at);
  const unitsOf = (picked: number) => choose(picked, numbers);
  const hitsOf = (picked: number, drawn: number) =>
    hits.map((hit) => choose(drawn, hit) * choose(picked - drawn, numbers - hit));
  return {
    code: `pick${numbers}`,
    group: 'any',
    name: `pick${numbers}`,
    overlaps: true,
    orderFree: true,
    shape: { rows: [ballRow('numbers', BALLS, numbers, MOST_PICKED)] },
    tiers: tiersOf(numbers, pays),
    reads: range(0, DRAWN - 1),
    units: ([row = []]) => unitsOf(row.length),
    unitsByTier: ([row = []]) => hits.map(() => unitsOf(row.length)),
    hitsByTier: ([row = []], result) => hitsOf(row.length, drawnOf(row, result)),
    outlook: ([row = []]) => outlookOf(row.length, (drawn) => hitsOf(row.length, drawn)),
  };
}

function tiersOf(numbers: number, pays: readonly string[]): Tier[] {
  const tiers = pays.map((text, at) => ({
    code: `hits${numbers - at}`,
    chance: chanceOf(numbers, numbers - at),
    price: price(text),
  }));
  return tiers.length === 1 ? tiers : tiersOfOneUnit(tiers);
}

/** That of so many picked numbers so many are among the twenty. */
function chanceOf(picked: number, drawn: number): Fraction {
  const ways = BigInt(choose(DRAWN, drawn)) * BigInt(choose(BALLS.to - DRAWN, picked - drawn));
  return fraction(ways, BigInt(choose(BALLS.to, picked)));
}

/** All that matters of a result is how many of the picked numbers it holds. */
function outlookOf(picked: number, hitsOf: (drawn: number) => number[]): PlayOutlook {
  const won = range(0, picked)
    .map((drawn) => ({ drawn, hits: hitsOf(drawn) }))
    .filter(({ hits }) => hits.some((count) => count > 0))
    .reverse();
  return {
    chance: won.map(({ drawn }) => chanceOf(picked, drawn)).reduce(plus, NOTHING),
    mostHits: won[0]?.hits ?? [],
    otherHits: won.slice(1).map(({ hits }) => hits),
  };
}

function drawnOf(numbers: readonly number[], result: Result): number {
  return numbers.filter((number) => result.includes(number)).length;
}
