import { describe, expect, test } from 'vitest';
import { fairStream } from './fair-stream.ts';

/**
 * Chi-square tests of what games consume, at 99% for all of them together (Bonferroni), beside two broken
 * generators that the same tests must catch: without those, a test that accepts everything would look as good.
 * The seeds are fixed, so the result is the same on every run.
 */
const ROUNDS = 20_000;
const RANGES = [2, 6, 10, 32, 37, 52];
const FAMILY = { tests: RANGES.length * 2 + 1, confidence: 0.99 };

/** Gives the first outcomes of many rounds, the way a game draws them. */
type Source = (n: number, round: number) => number[];

const fair: Source = (n, round) => {
  const { below } = fairStream({ serverSeed: '5e'.repeat(32), clientSeed: 'statistics', nonce: round });
  return Array.from({ length: 5 }, () => below(n));
};

/** A byte's remainder: for n = 37 the numbers 0 … 33 come up seven times in 256, the rest six. */
const moduloBiased: Source = (n, round) => {
  const { below } = fairStream({ serverSeed: '5e'.repeat(32), clientSeed: 'biased', nonce: round });
  return Array.from({ length: 5 }, () => below(256) % n);
};

/** A generator seeded with the clock, one round every 2.5 s: the classic linear congruential one of C libraries. */
const timeSeeded: Source = (n, round) => {
  let state = (1_767_225_600_000 + round * 2_500) % 2 ** 31;
  return Array.from({ length: 5 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 2 ** 31) * n);
  });
};

describe('the fair stream', () => {
  test.each(RANGES)('below(%i): every number as often as any other', (n) => {
    expect(uniformity(fair, n)).toBeLessThan(criticalValue(n - 1));
  });

  test.each(RANGES)('below(%i): a round says nothing about the next', (n) => {
    expect(roundToRound(fair, n)).toBeLessThan(criticalValue(n * n - 1));
  });

  test('shuffle: every card in every place as often as any other', () => {
    expect(shufflePlaces()).toBeLessThan(criticalValue((13 - 1) ** 2));
  });
});

describe('broken generators are caught', () => {
  test('modulo bias', () => {
    expect(uniformity(moduloBiased, 37)).toBeGreaterThan(criticalValue(36));
    expect(uniformity(moduloBiased, 52)).toBeGreaterThan(criticalValue(51));
  });

  test('a time seed', () => {
    expect(roundToRound(timeSeeded, 32)).toBeGreaterThan(criticalValue(32 * 32 - 1));
    expect(roundToRound(timeSeeded, 37)).toBeGreaterThan(criticalValue(37 * 37 - 1));
  });
});

function uniformity(source: Source, n: number): number {
  const seen = new Array<number>(n).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const outcome of source(n, round)) seen[outcome] = (seen[outcome] ?? 0) + 1;
  }
  return chiSquare(seen, (ROUNDS * 5) / n);
}

/** Pairs (first outcome of a round, first of the next), in disjoint pairs so that the counts are independent. */
function roundToRound(source: Source, n: number): number {
  const seen = new Array<number>(n * n).fill(0);
  for (let round = 0; round < ROUNDS; round += 2) {
    const pair = (source(n, round)[0] ?? 0) * n + (source(n, round + 1)[0] ?? 0);
    seen[pair] = (seen[pair] ?? 0) + 1;
  }
  return chiSquare(seen, ROUNDS / 2 / (n * n));
}

function shufflePlaces(): number {
  const cards = Array.from({ length: 13 }, (_, card) => card);
  const seen = new Array<number>(13 * 13).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { shuffle } = fairStream({ serverSeed: 'c4'.repeat(32), clientSeed: 'shuffle', nonce: round });
    for (const [place, card] of shuffle(cards).entries()) {
      seen[place * 13 + card] = (seen[place * 13 + card] ?? 0) + 1;
    }
  }
  return chiSquare(seen, ROUNDS / 13);
}

function chiSquare(seen: readonly number[], expected: number): number {
  return seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Upper chi-square quantile by Wilson and Hilferty (1931), good to a fraction of a per cent here. */
function criticalValue(freedom: number): number {
  const z = normalQuantile(1 - (1 - FAMILY.confidence) / FAMILY.tests);
  const share = 2 / (9 * freedom);
  return freedom * (1 - share + z * Math.sqrt(share)) ** 3;
}

/** Bisection on the normal distribution function (Zelen and Severo, Abramowitz and Stegun 26.2.17). */
function normalQuantile(probability: number): number {
  let low = 0;
  let high = 8;
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (normalBelow(middle) < probability) low = middle;
    else high = middle;
  }
  return low;
}

function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
