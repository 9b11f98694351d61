import { expect, test } from 'vitest';
import { fairStream } from '../../fair-stream.ts';
import type { Money } from '../../money.ts';
import { TABLE_GAMES, tableRules } from './all-tables.ts';

const UNIT: Money = 100_000n;

function mostOf(kind: string, chips: Record<string, bigint>, variant = 'standard'): Money {
  const rules = tableRules(kind);
  if (!rules) throw new Error(`no ${kind}`);
  return rules.mostPaid(
    variant,
    Object.fromEntries(Object.entries(chips).map(([key, units]) => [key, units * UNIT])),
  );
}

test('what cannot win together is not added up, and what is pushed together is', () => {
  const straights = Object.fromEntries(
    Array.from({ length: 37 }, (_, number) => [`straight:${number}`, 10n]),
  );
  expect(mostOf('roulette', straights)).toBe(360n * UNIT);
  expect(mostOf('roulette', { ...straights, red: 10n })).toBe(380n * UNIT);
  expect(mostOf('baccarat', { player: 100n, banker: 100n }, 'commission')).toBe(200n * UNIT);
  expect(mostOf('baccarat', { player: 100n, banker: 100n, tie: 10n }, 'commission')).toBe(290n * UNIT);
  expect(mostOf('dragon-tiger', { dragon: 100n, tiger: 100n })).toBe(200n * UNIT);
  expect(mostOf('sic-bo', { 'triple:1': 1n, 'triple:2': 1n, 'any-triple': 1n })).toBe((191n + 32n) * UNIT);
  expect(mostOf('baccarat', { 'perfect-pair': 1n, 'either-pair': 1n }, 'commission')).toBe(
    (201n + 6n) * UNIT,
  );
  expect(mostOf('baccarat', {}, 'commission')).toBe(0n);
});

test('a play that the game does not have is no chip of it', () => {
  expect(() => mostOf('roulette', { 'straight:37': 1n })).toThrow('no play');
});

test.each(TABLE_GAMES)('of $kind no round dealt ever pays more', (rules) => {
  for (const variant of rules.variants) {
    const keys = rules.plays(variant).map(({ key }) => key);
    for (let at = 0; at < 200; at += 1) {
      const stream = fairStream({ serverSeed: 'ab'.repeat(32), clientSeed: variant, nonce: at });
      const chips = Object.fromEntries(
        Array.from({ length: 4 }, () => [
          keys[stream.below(keys.length)] ?? '',
          UNIT * BigInt(1 + stream.below(500)),
        ]),
      );
      const outcome = rules.deal(stream);
      const paid = Object.entries(chips).reduce(
        (sum, [key, stake]) => sum + rules.payout(variant, key, stake, outcome),
        0n,
      );
      expect(paid).toBeLessThanOrEqual(rules.mostPaid(variant, chips));
    }
  }
});
