import { expect, test } from 'vitest';
import type { FairStream } from '../../fair-stream.ts';
import { TABLE_GAMES } from './all-tables.ts';
import type { TableRules } from './table-rules.ts';

/** As long tests are run elsewhere: all of it by `npm run soak`, a twentieth by `npm test`. */
const ROUNDS = process.env['SOAK'] ? 1_000_000 : 50_000;
/** In standard errors. Of some three hundred plays luck alone takes one so far once in five hundred runs; the seed of this one is fixed. */
const BAND = 4.5;
const STAKE = 10_000_000n;

/** Words of a generator instead of a hash: the fair stream has its own tests, and a million shoes would take it minutes. */
function quickStream(seed: number): FairStream {
  let [a, b, c, d] = [seed, 0x9e3779b9, 0x243f6a88, 1];
  const word = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 20; warm += 1) word();
  const below = (count: number) => Math.floor((word() / 2 ** 32) * count);
  return {
    word,
    below,
    shuffle<T>(items: readonly T[]) {
      const shuffled = [...items];
      for (let place = shuffled.length - 1; place > 0; place -= 1) {
        const other = below(place + 1);
        const moved = shuffled[place] as T;
        shuffled[place] = shuffled[other] as T;
        shuffled[other] = moved;
      }
      return shuffled;
    },
  };
}

/** Different outcomes, each with how often it was dealt. */
function dealMany(rules: TableRules): { outcome: unknown; times: number }[] {
  const stream = quickStream(20_261_128);
  const dealt = new Map<string, { outcome: unknown; times: number }>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = rules.deal(stream);
    const name = JSON.stringify(outcome);
    const known = dealt.get(name);
    if (known) known.times += 1;
    else dealt.set(name, { outcome, times: 1 });
  }
  return [...dealt.values()];
}

test.each(TABLE_GAMES)(`${ROUNDS} rounds of $kind return what is promised, within the band`, (rules) => {
  const dealt = dealMany(rules);
  for (const variant of rules.variants)
    for (const { key, returns } of rules.plays(variant)) {
      let [sum, squares] = [0, 0];
      for (const { outcome, times } of dealt) {
        const back = Number(rules.payout(variant, key, STAKE, outcome)) / Number(STAKE);
        sum += back * times;
        squares += back * back * times;
      }
      const mean = sum / ROUNDS;
      const error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
      const promised = Number(returns.numerator) / Number(returns.denominator);
      expect(error, key).toBeGreaterThan(0);
      expect(Math.abs(mean - promised) / error, `${variant} ${key}`).toBeLessThan(BAND);
    }
});
