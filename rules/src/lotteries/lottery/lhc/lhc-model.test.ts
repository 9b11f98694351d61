import { describe, expect, test } from 'vitest';
import { range } from '../cover/combinations.ts';
import { objectionsTo, resultsRead, someSelections } from '../cover/enumeration.fixture.ts';
import { outlookOf } from '../cover/outlook.ts';
import { type Play, type Selection, unitsOf } from '../play.ts';
import { fraction, sameFraction } from '../plays/fraction.ts';
import { namedPlay } from '../plays/named-plays.fixture.ts';
import { type BetLine, payoutOf } from '../plays/payout.ts';
import { priceAt, STANDARD_MODE } from '../plays/price-mode.ts';
import { ALL_DRAWS, classesOf, drawsByClass } from './drawn-classes.fixture.ts';
import { lhc } from './family.ts';

const named = (plays: readonly Play[]) => plays.map((play) => [play.code, play] as const);
const ofOnePlace = lhc.plays.filter(({ reads }) => reads.length === 1);
const ofSets = lhc.plays.filter(({ reads, code }) => reads.length > 1 && code !== 'total-sides');

test('every play is proved below', () => {
  expect(ofOnePlace.length + ofSets.length + 1).toBe(lhc.plays.length);
  const draws = [...drawsByClass([[1, 2, 3], [4], range(5, 49)])];
  expect(draws.reduce((sum, each) => sum + each.draws, 0)).toBe(ALL_DRAWS);
});

test.each(named(ofOnePlace))('%s: units and chances are what all 49 balls say', (_, play) => {
  expect(objectionsTo(play, resultsRead(lhc, play), someSelections(play, 30))).toEqual([]);
});

describe.each(named(ofSets))('%s', (_, play) => {
  // More groups than these make more classes than can be gone through.
  const selections = someSelections(play, 40)
    .filter((selection) => classesOf(play, selection).length <= 7)
    .slice(0, 8);

  test('units, chances and outlook are what all draws say, by how many of each class they hold', () => {
    expect(selections.length).toBeGreaterThan(2);
    for (const selection of selections) expectAllDraws(play, selection);
  });
});

test.each(named(ofSets.filter(({ group }) => group === 'zodiacs' || group === 'tails')))(
  '%s: so they are with the group of another size, with more groups and without it',
  (_, play) => {
    const least = play.shape.rows[0]?.min ?? 1;
    for (const [from, picked] of [
      [0, least],
      [0, least + 1],
      [1, least],
    ] as const)
      expectAllDraws(play, [range(from, from + picked - 1)]);
  },
);

test('a chance, a unit or an outlook that is wrong is found', () => {
  const play = namedPlay(lhc, 'linked2-zodiac');
  const selection = [[0, 1, 2]];
  expectAllDraws(play, selection);
  const [first, ...others] = play.tiers;
  const wrong = { ...play, tiers: [{ ...first, code: 'without_year', chance: fraction(1n, 5n) }, ...others] };
  expect(() => expectAllDraws(wrong, selection)).toThrow();
  expect(() => expectAllDraws({ ...play, hitsByTier: () => [1, 1] }, selection)).toThrow();
  const outlook = () => ({ chance: fraction(1n, 2n), mostHits: [3, 0] });
  expect(() => expectAllDraws({ ...play, outlook }, selection)).toThrow();
});

test('sides of the sum are what all sets of seven say', () => {
  const play = namedPlay(lhc, 'total-sides');
  // By the sum of seven and whether it is odd, set by set: 85 900 584 of them.
  const sets = new Float64Array(351);
  for (let a = 1; a <= 43; a += 1)
    for (let b = a + 1; b <= 44; b += 1)
      for (let c = b + 1; c <= 45; c += 1)
        for (let d = c + 1; d <= 46; d += 1)
          for (let e = d + 1; e <= 47; e += 1)
            for (let f = e + 1; f <= 48; f += 1) {
              const sum = a + b + c + d + e + f;
              for (let g = f + 1; g <= 49; g += 1) sets[sum + g] = (sets[sum + g] as number) + 1;
            }
  const all = sets.reduce((total, count) => total + count, 0);
  expect(all).toBe(85_900_584);
  for (const selection of [[[0]], [[1]], [[2]], [[3]], [[0, 2]], [[1, 3]], [[0, 1]], [[0, 1, 2]]]) {
    const hits = [0, 0, 0, 0];
    let winning = 0;
    for (const [sum, count] of sets.entries()) {
      // The play reads no more of a result than its sum.
      const won = play.hitsByTier(selection, [sum]);
      for (const [tier, hit] of won.entries()) hits[tier] = (hits[tier] ?? 0) + hit * count;
      if (won.includes(1)) winning += count;
    }
    for (const [tier, units] of play.unitsByTier(selection).entries())
      expect(BigInt(hits[tier] ?? 0) * (play.tiers[tier]?.chance.denominator ?? 0n)).toBe(
        BigInt(units * all) * (play.tiers[tier]?.chance.numerator ?? 0n),
      );
    const { chance } = outlookOf(lhc, lineOf(play, selection));
    expect(sameFraction(chance, fraction(BigInt(winning), BigInt(all)))).toBe(true);
  }
});

/** Hits over all draws are units × chance × draws, tier by tier; the outlook is the share that wins and the most any draw pays. */
function expectAllDraws(play: Play, selection: Selection): void {
  const line = lineOf(play, selection);
  const hits = play.tiers.map(() => 0);
  let winning = 0;
  let most = 0n;
  for (const { result, draws } of drawsByClass(classesOf(play, selection))) {
    const won = play.hitsByTier(selection, result);
    for (const [tier, count] of won.entries()) hits[tier] = (hits[tier] ?? 0) + count * draws;
    if (won.some((count) => count > 0)) winning += draws;
    const paid = payoutOf(line, result);
    if (draws > 0 && paid > most) most = paid;
  }
  for (const [tier, units] of play.unitsByTier(selection).entries()) {
    const { chance } = play.tiers[tier] as Play['tiers'][number];
    expect(BigInt(hits[tier] ?? 0) * chance.denominator).toBe(
      BigInt(units) * chance.numerator * BigInt(ALL_DRAWS),
    );
  }
  const outlook = outlookOf(lhc, line);
  expect(outlook.most).toBe(most);
  expect(sameFraction(outlook.chance, fraction(BigInt(winning), BigInt(ALL_DRAWS)))).toBe(true);
  expect(unitsOf(play, selection)).toBeGreaterThan(0);
}

function lineOf(play: Play, selection: Selection): BetLine {
  const prices = play.tiers.map((tier) => (tier.refund ? 0n : priceAt(tier, STANDARD_MODE, 2)));
  return { play, selection, unitCost: 2, moneyUnit: '1', multiple: 1, prices };
}
