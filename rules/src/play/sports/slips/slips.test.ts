import { expect, test } from 'vitest';
import { OUTCOMES, type Outcome } from '../markets/outcome.ts';
import { mostPaid, payoutOf, stakeWithin } from './payout.ts';
import {
  FULL_COVERS,
  fullCoverSizes,
  hasRelatedOutright,
  lineCount,
  linesOf,
  type Slip,
  type SlipLeg,
  slipProblem,
} from './slip.ts';
import { unopposed, validTurnover } from './valid-turnover.ts';

const legs = (count: number, odds = 1900): SlipLeg[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ fixture: `f${at}`, market: 'result/full', selection: 'home', odds },
  }));
const slip = (type: Slip['type'], count: number, sizes: number[] = [], odds = 1900): Slip => ({
  ...{ type, sizes, legs: legs(count, odds) },
});

test.each([
  ['no leg', slip('single', 0), 'no_legs'],
  ['two of a single', slip('single', 2), 'too_many_legs'],
  ['one of a parlay', slip('parlay', 1), 'too_few_legs'],
  ['thirteen of a parlay', slip('parlay', 13, [], 1500), 'too_many_legs'],
  ['two of a system', slip('system', 2, [2]), 'too_few_legs'],
  ['nine of a system', slip('system', 9, [2]), 'too_many_legs'],
  ['a leg twice', { ...slip('parlay', 2), legs: [...legs(1), ...legs(1)] }, 'same_match'],
  ['odds of one', slip('single', 1, [], 1000), 'invalid_odds'],
  ['odds that are no number', slip('single', 1, [], Number.NaN), 'invalid_odds'],
  ['odds between two thousandths', slip('single', 1, [], 1900.5), 'invalid_odds'],
  ['a system of no size', slip('system', 3), 'invalid_system'],
  ['a system of singles', slip('system', 3, [1, 2]), 'invalid_system'],
  ['a size twice', slip('system', 3, [2, 2]), 'invalid_system'],
  ['sizes of a parlay', slip('parlay', 3, [2]), 'invalid_system'],
  ['ten thousand and a little', slip('parlay', 4, [], 10_001), 'odds_too_high'],
] as const)('%s: %s', (_, wrong, problem) => {
  expect(slipProblem(wrong)).toBe(problem);
});

test.each([
  ['one', slip('single', 1)],
  ['twelve', slip('parlay', 12)],
  ['exactly ten thousand', slip('parlay', 4, [], 10_000)],
  ['pairs of eight', slip('system', 8, [2], 3000)],
  ['goliath', slip('system', 8, fullCoverSizes(8))],
] as const)('%s is taken', (_, right) => {
  expect(slipProblem(right)).toBeUndefined();
});

test('full covers have as many lines as they are known for', () => {
  const lines = FULL_COVERS.map(({ legs: count }) =>
    lineCount({ type: 'system', legs: legs(count), sizes: fullCoverSizes(count) }),
  );
  expect(lines).toEqual([4, 11, 26, 57, 120, 247]);
});

test('lines are every choice of their sizes, each once', () => {
  for (let count = 3; count <= 8; count += 1)
    for (let size = 2; size <= count; size += 1) {
      const lines = linesOf({ type: 'system', legs: legs(count), sizes: [size] });
      const masks = Array.from({ length: 2 ** count }, (_, mask) => mask).filter(
        (mask) => mask.toString(2).replaceAll('0', '').length === size,
      );
      expect(lines.map((line) => line.reduce((mask, at) => mask + 2 ** at, 0)).toSorted()).toEqual(
        masks.toSorted(),
      );
      expect(lineCount({ type: 'system', legs: legs(count), sizes: [size] })).toBe(masks.length);
    }
});

/** Of each subset of legs by the bits of a number, in whole numbers over one denominator: 2000 to the power of all legs. */
function bruteForce(
  type: Slip['type'],
  sizes: readonly number[],
  stake: bigint,
  all: readonly Leg[],
): bigint {
  const factor = ({ odds, outcome }: Leg) =>
    BigInt(
      { won: 2 * odds, half_won: 1000 + odds, push: 2000, void: 2000, half_lost: 1000, lost: 0 }[outcome],
    );
  let sum = 0n;
  for (let mask = 1; mask < 2 ** all.length; mask += 1) {
    const taken = all.filter((_, at) => Math.floor(mask / 2 ** at) % 2 === 1);
    if (type === 'system' ? !sizes.includes(taken.length) : taken.length < all.length) continue;
    sum += all.reduce((back, leg) => back * (taken.includes(leg) ? factor(leg) : 2000n), stake);
  }
  return (sum / (2000n ** BigInt(all.length) * 1000n)) * 1000n;
}

interface Leg {
  odds: number;
  outcome: Exclude<Outcome, `dead_heat:${string}`>;
}

function randomly(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('parlays and systems pay what brute force over all subsets pays', () => {
  const random = randomly(29);
  for (let round = 0; round < 600; round += 1) {
    const type = (['single', 'parlay', 'system'] as const)[random(3)] ?? 'single';
    const count = type === 'single' ? 1 : type === 'parlay' ? 2 + random(11) : 3 + random(6);
    const sizes = type === 'system' ? fullCoverSizes(count).filter(() => random(3) > 0) : [];
    const all = Array.from({ length: count }, (): Leg => {
      const outcome = (random(3) === 0 ? OUTCOMES[random(OUTCOMES.length)] : 'won') ?? 'won';
      return { odds: 1010 + random(4000), outcome };
    });
    const stake = BigInt(1 + random(500_000)) * 1000n;
    expect(payoutOf({ type, sizes }, stake, all)).toBe(bruteForce(type, sizes, stake, all));
  }
});

test('a parlay by hand: 100 on 1.90 won, 2.10 half won, 1.85 pushed, 2.00 half lost', () => {
  const by = [
    { odds: 1900, outcome: 'won' },
    { odds: 2100, outcome: 'half_won' },
    { odds: 1850, outcome: 'push' },
    { odds: 2000, outcome: 'half_lost' },
  ] as const;
  // 1.9 × 1.55 × 1 × 0.5 = 1.4725
  expect(payoutOf({ type: 'parlay', sizes: [] }, 10_000_000n, by)).toBe(14_725_000n);
});

test('lines are added before anything is rounded down', () => {
  // Three doubles of 0.01 at 1.5 × 1.5 = 2.25 each: 0.0675, not three times 0.02.
  expect(mostPaid({ type: 'system', sizes: [2] }, 1000n, [1500, 1500, 1500])).toBe(6000n);
});

test('void slips give the stake back as it was', () => {
  const voids = [1900, 2100, 3000].map((odds) => ({ odds, outcome: 'void' as const }));
  expect(payoutOf({ type: 'system', sizes: [2, 3] }, 2_503_000n, voids)).toBe(4n * 2_503_000n);
});

test('the largest stake within a payout is within it, and one coin more is not', () => {
  const random = randomly(7);
  for (let round = 0; round < 200; round += 1) {
    const odds = Array.from({ length: 3 + random(4) }, () => 1010 + random(9000));
    const lines = { type: 'system', sizes: [2, 3] } as const;
    const most = 100_000_000_000n;
    const stake = stakeWithin(lines, most, odds);
    expect(mostPaid(lines, stake, odds) <= most).toBe(true);
    expect(mostPaid(lines, stake + 1000n, odds) > most).toBe(true);
  }
});

test.each([
  [100n, 195n, 95n],
  [100n, 300n, 100n],
  [100n, 147n, 47n],
  [100n, 100n, 0n],
  [100n, 50n, 50n],
  [100n, 0n, 100n],
])('a stake of %d that pays %d counts for %d', (stake, payout, valid) => {
  expect(validTurnover(stake, payout)).toBe(valid);
});

test('of both sides of a market only the difference counts', () => {
  expect(unopposed(['home', 'away'], { home: 300n, away: 200n })).toEqual({ home: 100n, away: 0n });
  expect(unopposed(['home', 'draw', 'away'], { home: 300n, away: 200n })).toEqual({ home: 300n, away: 200n });
});

test('an outright stands beside no other leg of its competition, and beside others it does', () => {
  const match = (competitionId: string) => ({ competitionId, isOutright: false });
  const outright = (competitionId: string) => ({ competitionId, isOutright: true });
  expect(hasRelatedOutright([outright('a')])).toBe(false);
  expect(hasRelatedOutright([outright('a'), match('b'), match('b')])).toBe(false);
  expect(hasRelatedOutright([match('a'), match('a')])).toBe(false);
  expect(hasRelatedOutright([match('a'), outright('a')])).toBe(true);
  expect(hasRelatedOutright([outright('a'), outright('a'), match('b')])).toBe(true);
});
