import { expect, test } from 'vitest';
import type { FairStream } from '../../../fair-stream.ts';
import { someSelections } from '../cover/enumeration.fixture.ts';
import { asNumber } from '../plays/fraction.ts';
import { lhc } from './family.ts';

/** `npm run soak` draws a million. */
const DRAWS = process.env['SOAK'] ? 1_000_000 : 50_000;
const SIGMAS = 5;

test('over seeded draws every play is won as often as its chances say', { timeout: 300_000 }, () => {
  const stream = seeded(20_261_123);
  const tallies = lhc.plays.map((play) => {
    const [selection = []] = someSelections(play, 3).toReversed();
    return {
      play,
      selection,
      hits: play.tiers.map(() => 0),
      squares: play.tiers.map(() => 0),
    };
  });
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const result = lhc.draw.random(stream);
    for (const { play, selection, hits, squares } of tallies) {
      const won = play.hitsByTier(selection, result);
      for (let tier = 0; tier < hits.length; tier += 1) {
        const count = won[tier] as number;
        hits[tier] = (hits[tier] as number) + count;
        squares[tier] = (squares[tier] as number) + count * count;
      }
    }
  }
  const outside = tallies.flatMap(({ play, selection, hits, squares }) => {
    const units = play.unitsByTier(selection);
    return play.tiers.flatMap(({ code, chance }, tier) => {
      const expected = (units[tier] ?? 0) * asNumber(chance);
      const mean = (hits[tier] ?? 0) / DRAWS;
      // Of what is hardly ever won the draws alone do not show how much it varies.
      const variance = Math.max((squares[tier] ?? 0) / DRAWS - mean ** 2, expected - expected ** 2);
      const sigmas = Math.abs(mean - expected) / Math.sqrt(variance / DRAWS || 1);
      return sigmas > SIGMAS ? [`${play.code} ${code}: ${mean} a draw, not ${expected}`] : [];
    });
  });
  expect(outside).toEqual([]);
});

/** Numbers below, the same on every run. */
function seeded(seed: number): FairStream {
  let state = seed >>> 0;
  // mulberry32
  const below = (most: number) => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
  return {
    word: () => below(2 ** 32),
    below,
    shuffle: (items) => {
      const shuffled = [...items];
      for (let at = shuffled.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        [shuffled[at], shuffled[other]] = [shuffled[other] as never, shuffled[at] as never];
      }
      return shuffled;
    },
  };
}
