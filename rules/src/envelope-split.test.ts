import { expect, test } from 'vitest';
import { equalShares, randomShares, smallestShare } from './envelope-split.ts';
import { fairStream } from './fair-stream.ts';
import { MONEY_SCALE } from './money.ts';

const SEED = 'a3'.repeat(32);
const baht = (units: number) => (BigInt(Math.round(units * 100)) * MONEY_SCALE) / 100n;
const sum = (shares: readonly bigint[]) => shares.reduce((all, one) => all + one, 0n);
const facts = (units: number, shares: number, id = 'envelope') => ({
  id,
  amount: baht(units),
  currency: 'THB',
  shares,
});

test('equal shares differ by a coin at most, and come to the whole', () => {
  expect(equalShares(facts(10, 3))).toEqual([baht(3.34), baht(3.33), baht(3.33)]);
  expect(equalShares(facts(0.03, 3))).toEqual([baht(0.01), baht(0.01), baht(0.01)]);
  expect(equalShares(facts(500, 1))).toEqual([baht(500)]);
});

test('random shares are whole coins, none is empty, and they come to the whole', () => {
  const coin = smallestShare('THB');
  for (let at = 0; at < 300; at += 1) {
    const seed = at.toString(16).padStart(64, '0');
    const shares = 1 + (at % 50);
    const units = shares * 0.01 + (at % 7) * 1.23;
    const split = randomShares(facts(units, shares, `e${at}`), seed);
    expect(split).toHaveLength(shares);
    expect(sum(split)).toBe(baht(units));
    expect(split.every((share) => share >= coin && share % coin === 0n)).toBe(true);
  }
});

test('the same seed and envelope give the same shares; another envelope gives others', () => {
  const once = randomShares(facts(100, 10), SEED);
  expect(randomShares(facts(100, 10), SEED)).toEqual(once);
  expect(randomShares(facts(100, 10, 'another'), SEED)).not.toEqual(once);
  expect(randomShares(facts(100, 10), 'b4'.repeat(32))).not.toEqual(once);
});

/** Written down, so that another implementation has something to compare with. */
test('ten coins in three shares, as anybody computes them from the stream', () => {
  const stream = fairStream({ serverSeed: SEED, clientSeed: 'vector', nonce: 0 });
  const first = stream.below(8) + 1;
  const drawn = stream.below(9) + 1;
  const second = drawn === first ? 9 : drawn;
  const [low, high] = [Math.min(first, second), Math.max(first, second)];
  expect(randomShares(facts(0.1, 3, 'vector'), SEED)).toEqual(
    [low, high - low, 10 - high].map((coins) => BigInt(coins) * smallestShare('THB')),
  );
});

test('every way to cut five coins into three shares comes about equally often, so no place is better', () => {
  const found = new Map<string, number>();
  const runs = 6000;
  for (let at = 0; at < runs; at += 1) {
    const split = randomShares(facts(0.05, 3, `run ${at}`), SEED).map(
      (share) => share / smallestShare('THB'),
    );
    found.set(split.join(), (found.get(split.join()) ?? 0) + 1);
  }
  expect(found.size).toBe(6);
  for (const times of found.values()) expect(Math.abs(times - runs / 6)).toBeLessThan(150);
});

test('an envelope with less than a coin for each share cannot be', () => {
  expect(() => randomShares(facts(0.02, 3), SEED)).toThrow('at least one coin');
  expect(() => equalShares(facts(1, 0))).toThrow('at least one share');
});
