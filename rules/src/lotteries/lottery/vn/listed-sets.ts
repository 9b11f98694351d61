import { choose } from '../cover/combinations.ts';
import type { Play, Selection } from '../play.ts';
import { type Fraction, fraction, isLess, times, WHOLE } from '../plays/fraction.ts';
import { type NumberSetPlay, numbersDrawn, TWO_DIGITS } from './number-set-plays.ts';
import { chanceOfAll, chanceOfSeen, ofAllResults, waysToSee } from './numbers-seen.ts';
import { setsWithout } from './sets-without.ts';

/** Xiên as it is listed: each line `k` numbers that all come up, paid once. */
export function listedAllSeen({ code, k, tails, prices }: Omit<NumberSetPlay, 'most'>): Play {
  const draws = tails.length;
  // So many different numbers come up at most.
  const mostHits = (lines: Selection) => [Math.min(lines.length, choose(draws, k))];
  return {
    code,
    group: 'xien',
    name: code,
    shape: { rows: [], lines: { symbols: TWO_DIGITS, length: k, order: 'is free', repeats: 'none' } },
    tiers: [{ code: 'win', chance: chanceOfAll(draws, k), ...prices }],
    reads: tails.flat(),
    overlaps: true,
    mostHits,
    slowOutlook: true,
    outlook: (lines) => ({ chance: chanceOfAny(lines, k, draws), mostHits: mostHits(lines) }),
    unitsByTier: (lines) => [lines.length],
    hitsByTier: (lines, result) => {
      const drawn = numbersDrawn(tails, result);
      return [lines.filter((line) => line.every((number) => drawn[number])).length];
    },
  };
}

/**
 * That all numbers of a line come up, of any of the lines. Exact, unless hundreds of lines share numbers without any order: then a bound that is never
 * below it.
 */
function chanceOfAny(lines: Selection, k: number, draws: number): Fraction {
  const size = new Set(lines.flat()).size;
  const anySet = chanceOfSeen(draws, size, { from: k, to: draws });
  if (lines.length === choose(size, k)) return anySet;
  const losing = setsWithout(lines, draws);
  if (losing) {
    const ways = losing.reduce((sum, sets, seen) => sum + sets * waysToSee(draws, seen, 100 - size), 0n);
    const { numerator, denominator } = ofAllResults(draws, ways);
    return fraction(denominator - numerator, denominator);
  }
  const together = times(chanceOfAll(draws, k), fraction(BigInt(lines.length), 1n));
  const least = isLess(together, anySet) ? together : anySet;
  return isLess(WHOLE, least) ? WHOLE : least;
}
