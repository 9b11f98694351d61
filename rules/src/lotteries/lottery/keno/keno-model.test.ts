import { expect, test } from 'vitest';
import { fairStream } from '../../../fair-stream.ts';
import { someSelections } from '../cover/enumeration.fixture.ts';
import { outlookOf } from '../cover/outlook.ts';
import type { Result, Selection } from '../play.ts';
import { asNumber, fraction, NOTHING, plus, sameFraction, times } from '../plays/fraction.ts';
import { namedPlay } from '../plays/named-plays.fixture.ts';
import { payoutOf } from '../plays/payout.ts';
import { priceAt, STANDARD_MODE } from '../plays/price-mode.ts';
import { keno } from './family.ts';

const SETS = binomial(80, 20);
const picks = keno.plays.filter(({ code }) => code.startsWith('pick'));

test.each(picks.map((play) => [play.code, play] as const))(
  '%s: hits over all counts of drawn numbers are units times chances',
  (_, play) => {
    for (const selection of [...someSelections(play, 6), [ten()]]) {
      const [row = []] = selection;
      const units = play.unitsByTier(selection);
      const sums = play.tiers.map(() => NOTHING);
      let winning = NOTHING;
      for (let drawn = 0; drawn <= row.length; drawn += 1) {
        // All sets of twenty with so many of the picked numbers are alike to the play: one stands for them.
        const ways = binomial(row.length, drawn) * binomial(80 - row.length, 20 - drawn);
        const share = fraction(ways, SETS);
        const hits = play.hitsByTier(selection, setWith(row, drawn));
        for (const [at, count] of hits.entries())
          sums[at] = plus(sums[at] ?? NOTHING, times(share, fraction(BigInt(count), 1n)));
        if (hits.some((count) => count > 0)) winning = plus(winning, share);
      }
      for (const [at, tier] of play.tiers.entries())
        expect(
          sameFraction(sums[at] ?? NOTHING, times(tier.chance, fraction(BigInt(units[at] ?? 0), 1n))),
        ).toBe(true);
      expect(sameFraction(play.outlook?.(selection).chance ?? NOTHING, winning)).toBe(true);
    }
  },
);

test('chances of the sum are what counting over sums says', () => {
  const ways = setsBySum();
  const count = (holds: (sum: number) => boolean) =>
    ways.reduce((all, sets, sum) => (holds(sum) ? all + sets : all), 0n);
  const chances = (code: string) => namedPlay(keno, code).tiers.map(({ chance }) => chance);
  const expected: [string, bigint[]][] = [
    ['sides', [count((sum) => sum > 810), count((sum) => sum === 810)]],
    ['parity', [count((sum) => sum % 2 === 1), count((sum) => sum % 2 === 0)]],
    [
      'elements',
      [
        count((sum) => sum <= 695),
        count((sum) => sum >= 696 && sum <= 763),
        count((sum) => sum >= 764 && sum <= 855),
        count((sum) => sum >= 856 && sum <= 923),
        count((sum) => sum >= 924),
      ],
    ],
  ];
  expect(count(() => true)).toBe(SETS);
  for (const [code, sets] of expected) expect(chances(code).map(({ numerator }) => numerator)).toEqual(sets);
  const { decided } = namedPlay(keno, 'sides').tiers[0] ?? {};
  expect(
    decided &&
      sameFraction(
        decided,
        fraction(
          count((sum) => sum !== 810),
          SETS,
        ),
      ),
  ).toBe(true);
});

test('chances of the halves are what counting over splits says', () => {
  const split = (one: number) => binomial(40, one) * binomial(40, 20 - one);
  const more = Array.from({ length: 10 }, (_, at) => split(at + 11)).reduce((all, sets) => all + sets);
  for (const code of ['halves', 'odd_even'])
    expect(namedPlay(keno, code).tiers.map(({ chance }) => chance.numerator)).toEqual([more, split(10)]);
});

test('drawn results hit as often as chances say', () => {
  const draws = process.env['SOAK'] ? 1_000_000 : 50_000;
  const lines = keno.plays.flatMap((play) =>
    someSelections(play, 1).map((selection) => ({ play, selection })),
  );
  const hits = lines.map(({ play }) => play.tiers.map(() => 0));
  const squares = lines.map(({ play }) => play.tiers.map(() => 0));
  const draw = quickDraws();
  for (let at = 0; at < draws; at += 1) {
    const result = draw();
    for (const [line, { play, selection }] of lines.entries())
      for (const [tier, count] of play.hitsByTier(selection, result).entries()) {
        if (count === 0) continue;
        (hits[line] as number[])[tier] = (hits[line]?.[tier] ?? 0) + count;
        (squares[line] as number[])[tier] = (squares[line]?.[tier] ?? 0) + count * count;
      }
  }
  for (const [line, { play, selection }] of lines.entries())
    for (const [tier, { code, chance }] of play.tiers.entries()) {
      const mean = asNumber(chance) * (play.unitsByTier(selection)[tier] ?? 0);
      const drawn = (hits[line]?.[tier] ?? 0) / draws;
      // Rare prizes have few hits to estimate their spread from.
      const variance = Math.max((squares[line]?.[tier] ?? 0) / draws - drawn * drawn, mean);
      const deviation = Math.abs(drawn - mean) / Math.sqrt(variance / draws);
      expect([play.code, code, mean === 0 || deviation < 5]).toEqual([play.code, code, true]);
    }
}, 120_000);

test('the stream of house draws draws sets of twenty', () => {
  const stream = fairStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'keno', nonce: 0 });
  const seen = new Set<number>();
  for (let at = 0; at < 200; at += 1) {
    const result = keno.draw.random(stream);
    expect(new Set(result).size).toBe(20);
    for (const ball of result) seen.add(ball);
  }
  expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_, at) => at + 1));
});

test('the most a line pays is that of its best count, whatever a brand has made of the prices', () => {
  const play = namedPlay(keno, 'pick4');
  const selection: Selection = [ten()];
  for (const prices of [play.tiers.map((tier) => priceAt(tier, STANDARD_MODE, 1)), [0n, 0n, 500_000n]]) {
    const line = { play, selection, unitCost: 1 as const, moneyUnit: '1' as const, multiple: 1, prices };
    const paid = Array.from({ length: 11 }, (_, drawn) => payoutOf(line, setWith(ten(), drawn)));
    expect(Number(outlookOf(keno, line).most)).toBe(Math.max(...paid.map(Number)));
  }
});

test.each([
  [['big', 'small'], 810, [0, 2]],
  [['big'], 811, [1, 0]],
  [['small'], 811, [0, 0]],
  [['small'], 809, [1, 0]],
])('of %j on a sum of %i hits are %j', (sides, sum, hits) => {
  const selection = [sides.map((side) => ['big', 'small'].indexOf(side))];
  expect(namedPlay(keno, 'sides').hitsByTier(selection, setOfSum(sum))).toEqual(hits);
});

function ten(): number[] {
  return [1, 9, 17, 25, 33, 41, 49, 57, 65, 80];
}

/** A set of twenty that holds so many of these numbers. */
function setWith(row: readonly number[], drawn: number): Result {
  const others = Array.from({ length: 80 }, (_, at) => at + 1).filter((ball) => !row.includes(ball));
  return [...row.slice(0, drawn), ...others.slice(0, 20 - drawn)];
}

/** 31 to 50 add up to 810. */
function setOfSum(sum: number): Result {
  const set = Array.from({ length: 20 }, (_, at) => at + 31);
  if (sum > 810) set[19] = 50 + sum - 810;
  if (sum < 810) set[0] = 31 - (810 - sum);
  return set;
}

/** How many sets of twenty add up to each sum. */
function setsBySum(): bigint[] {
  const most = 1410;
  const ways = Array.from({ length: 21 }, () => new Array<bigint>(most + 1).fill(0n));
  (ways[0] as bigint[])[0] = 1n;
  for (let ball = 1; ball <= 80; ball += 1)
    for (let size = Math.min(19, ball - 1); size >= 0; size -= 1) {
      const [from, to] = [ways[size] as bigint[], ways[size + 1] as bigint[]];
      for (let sum = most - ball; sum >= 0; sum -= 1)
        if (from[sum] !== 0n) to[sum + ball] = (to[sum + ball] as bigint) + (from[sum] as bigint);
    }
  return ways[20] as bigint[];
}

/** Seeded draws of another make than the house's, which hashes too much for a million of them. */
function quickDraws(): () => Result {
  let state = 20_261_123;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const balls = Array.from({ length: 80 }, (_, at) => at + 1);
  return () => {
    for (let at = 0; at < 20; at += 1) {
      const from = at + Math.floor(next() * (80 - at));
      const ball = balls[from] as number;
      balls[from] = balls[at] as number;
      balls[at] = ball;
    }
    return balls.slice(0, 20);
  };
}

function binomial(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let sets = 1n;
  for (let at = 1n; at <= BigInt(k); at += 1n) sets = (sets * (BigInt(n - k) + at)) / at;
  return sets;
}
