import { choose, range } from '../cover/combinations.ts';
import { ballRow, ballsTo } from '../numbers/distinct-plays.ts';
import type { Play, Result, Tier } from '../play.ts';
import { fraction } from '../plays/fraction.ts';

const BALLS = ballsTo(11);
const DRAWN = 5;
const READS = range(0, DRAWN - 1);

/** How many of the 462 sets of five a set of `picked` numbers wins on: all its numbers drawn, or all five drawn among them. */
function anyTier(picked: number): Tier {
  const ways = picked <= DRAWN ? choose(11 - picked, DRAWN - picked) : choose(picked, DRAWN);
  return { code: 'win', chance: fraction(BigInt(ways), BigInt(choose(11, DRAWN))) };
}

/** Any `picked` numbers: all of them drawn or, with more than five, all five drawn among them. */
export function anyNumbers(picked: number): Play {
  return {
    code: `any${picked}`,
    group: 'any',
    overlaps: true,
    orderFree: true,
    name: `any${picked}`,
    shape: { rows: [ballRow('numbers', BALLS, picked)] },
    tiers: [anyTier(picked)],
    reads: READS,
    unitsByTier: ([row = []]) => [choose(row.length, picked)],
    hitsByTier: ([row = []], result) => [hitsOf(picked, [], row, result)],
  };
}

/** Bankers stand in every unit, the others fill it up. */
export function anyWithBankers(picked: number): Play {
  return {
    code: `any${picked}-banker`,
    group: 'any_banker',
    overlaps: true,
    orderFree: true,
    name: `any${picked}`,
    shape: {
      rows: [ballRow('bankers', BALLS, 1, picked - 1), ballRow('others', BALLS, 1, 10)],
      disjoint: true,
    },
    tiers: [anyTier(picked)],
    reads: READS,
    unitsByTier: ([bankers = [], others = []]) => [choose(others.length, picked - bankers.length)],
    hitsByTier: ([bankers = [], others = []], result) => [hitsOf(picked, bankers, others, result)],
  };
}

export function anyLines(picked: number): Play {
  return {
    code: `any${picked}-lines`,
    group: 'any_lines',
    overlaps: true,
    orderFree: true,
    name: `any${picked}`,
    shape: { rows: [], lines: { symbols: BALLS, length: picked, order: 'is free', repeats: 'none' } },
    tiers: [anyTier(picked)],
    reads: READS,
    unitsByTier: (lines) => [lines.length],
    hitsByTier: (lines, result) => [lines.filter((line) => hitsOf(picked, line, [], result) > 0).length],
  };
}

/** Units of all bankers and so many of the others that win. */
function hitsOf(
  picked: number,
  bankers: readonly number[],
  others: readonly number[],
  result: Result,
): number {
  const bankersDrawn = drawnOf(bankers, result);
  const othersDrawn = drawnOf(others, result);
  const open = picked - bankers.length;
  if (picked <= DRAWN) return bankersDrawn === bankers.length ? choose(othersDrawn, open) : 0;
  return bankersDrawn + othersDrawn === DRAWN ? choose(others.length - othersDrawn, open - othersDrawn) : 0;
}

function drawnOf(numbers: readonly number[], result: Result): number {
  let drawn = 0;
  for (const number of numbers) if (result.includes(number)) drawn += 1;
  return drawn;
}
