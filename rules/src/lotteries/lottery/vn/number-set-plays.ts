import { choose } from '../cover/combinations.ts';
import type { Play, Result, Symbols, Tier } from '../play.ts';
import { chanceOfAll, chanceOfNone, chanceOfSeen } from './numbers-seen.ts';
import type { Slot } from './prizes.ts';

export const TWO_DIGITS: Extract<Symbols, { kind: 'numbers' }> = {
  kind: 'numbers',
  from: 0,
  to: 99,
  width: 2,
};

export interface NumberSetPlay {
  code: string;
  /** How many numbers make one unit. */
  k: number;
  /** The most that may be picked: more would cost more units than a line may have, or cover nearly all results. */
  most: number;
  tails: readonly Slot[];
  prices: Pick<Tier, 'price' | 'marketPrice'>;
}

/** Xiên: `k` numbers that all come up, paid once however often. */
export function allSeen({ code, k, most, tails, prices }: NumberSetPlay): Play {
  const draws = tails.length;
  const mostHits = (size: number) => [choose(Math.min(size, draws), k)];
  return {
    ...ofNumbers({ code, k, most, tails }, 'xien'),
    tiers: [{ code: 'win', chance: chanceOfAll(draws, k), ...prices }],
    mostHits: ([row = []]) => mostHits(row.length),
    outlook: ([row = []]) => ({
      chance: chanceOfSeen(draws, row.length, { from: k, to: draws }),
      mostHits: mostHits(row.length),
    }),
    hitsByTier: ([row = []], result) => [choose(seenOf(row, tails, result), k)],
  };
}

/** Lô trượt: `k` numbers of which none comes up. */
export function noneSeen({ code, k, most, tails, prices }: NumberSetPlay): Play {
  const draws = tails.length;
  return {
    ...ofNumbers({ code, k, most, tails }, 'miss'),
    tiers: [{ code: 'win', chance: chanceOfNone(draws, k), ...prices }],
    mostHits: ([row = []]) => [choose(row.length, k)],
    outlook: ([row = []]) => ({
      chance: chanceOfSeen(draws, row.length, { from: 0, to: row.length - k }),
      mostHits: [choose(row.length, k)],
    }),
    hitsByTier: ([row = []], result) => [choose(row.length - seenOf(row, tails, result), k)],
  };
}

/** Which two-digit numbers a result has: 1 at the place of each. */
export function numbersDrawn(tails: readonly Slot[], result: Result): Uint8Array {
  const drawn = new Uint8Array(100);
  for (const [tens = 0, ones = 0] of tails)
    drawn[(result[tens] as number) * 10 + (result[ones] as number)] = 1;
  return drawn;
}

function ofNumbers({ code, k, most, tails }: Omit<NumberSetPlay, 'prices'>, group: string) {
  return {
    code,
    group,
    name: code,
    shape: { rows: [{ name: 'numbers', symbols: TWO_DIGITS, min: k, max: most }] },
    reads: tails.flat(),
    overlaps: true as const,
    unitsByTier: ([row = []]: readonly (readonly number[])[]) => [choose(row.length, k)],
  };
}

function seenOf(row: readonly number[], tails: readonly Slot[], result: Result): number {
  const drawn = numbersDrawn(tails, result);
  return row.filter((number) => drawn[number]).length;
}
