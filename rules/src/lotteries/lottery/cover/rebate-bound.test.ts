import { expect, test } from 'vitest';
import { MONEY_SCALE, parseMoney } from '../../../money.ts';
import { FAMILIES, familyOf } from '../families.ts';
import { GAMES } from '../games.ts';
import type { Play } from '../play.ts';
import { fraction, isLess, plus } from '../plays/fraction.ts';
import { namedPlay } from '../plays/named-plays.fixture.ts';
import { type OwnPrice, offeredPrices } from '../plays/offered-price.ts';
import { returnOfLine } from '../plays/payout.ts';
import { FAIR_MODE, halfPrice, MOST_RETURN } from '../plays/price-mode.ts';
import { ssc } from '../ssc/family.ts';
import { vietnamNorth } from '../vn/family.ts';
import { someSelections } from './enumeration.fixture.ts';
import { bestReturn, playerRebate, rebateSteps, rebatesTo } from './rebate-bound.ts';

const money = (text: string) => parseMoney(text) ?? 0n;
/** The lowest and highest mode a brand can set for its accounts. */
const [LOWEST, HIGHEST] = [1500, 2000];

/** Every table that is sold: a family as a house edition, as a market of real draws, or as both. */
const TABLES = [...new Set(GAMES.map(({ family, source }) => `${family} ${source}`))].map((name) => {
  const [code = '', source] = name.split(' ');
  const family = familyOf(code);
  if (!family || (source !== 'feed' && source !== 'house')) throw new Error(`no table ${name}`);
  return { name, family, source: source as 'feed' | 'house' };
});

test('every family is sold somewhere', () => {
  expect(new Set(TABLES.map(({ family }) => family.code))).toEqual(new Set(FAMILIES.map(({ code }) => code)));
});

test.each(TABLES)(
  '$name: at every bet mode and whatever mode the top of the line has, prices and the rebates of the whole line give back 99 % at the most',
  ({ family, source }) => {
    for (const play of family.plays) {
      const sold = source === 'feed' ? [LOWEST, 1800] : modes();
      for (const mode of sold) {
        const prices = offeredPrices({ game: { source }, family, own: [] }, play, mode);
        expectBound(play, prices, family.unitCost, mode);
        expectBound(play, prices.map(halfPrice), family.unitCost, mode);
      }
    }
  },
);

test.each(TABLES)(
  '$name: a price of the brand’s own, however high, gives back no more than 99 % with the rebates beside it',
  ({ family, source }) => {
    for (const play of family.plays)
      for (const price of [money('0.01'), money('1.9'), money('97'), 1_000_000n * MONEY_SCALE]) {
        const own: OwnPrice[] = play.tiers.map(({ code: tier }) => ({ play: play.code, tier, price }));
        for (const some of [own, own.slice(0, 1), own.slice(-1)])
          for (const mode of [LOWEST, 1700, 1800, 1950, 1998, HIGHEST])
            expectBound(
              play,
              offeredPrices({ game: { source }, family, own: some }, play, mode),
              family.unitCost,
              mode,
            );
      }
  },
);

test.each(TABLES)('$name: no selection gives back more than the best of its units', ({ family, source }) => {
  for (const play of family.plays)
    for (const mode of [1700, 1800, 1998]) {
      const prices = offeredPrices({ game: { source }, family, own: [] }, play, mode);
      const best = bestReturn(play, prices, family.unitCost);
      for (const selection of someSelections(play, 12))
        expect(
          isLess(best, returnOfLine({ play, selection, unitCost: family.unitCost, prices })),
          `${play.code} at ${mode}`,
        ).toBe(false);
    }
});

test('đề that returns 98 % leaves 20 steps, and at 99 % nothing is left whatever the own mode', () => {
  const family = vietnamNorth;
  const play = namedPlay(family, 'de_special');
  const cost = BigInt(family.unitCost);
  expect(rebatesTo(play, [98n * cost * MONEY_SCALE], family.unitCost, 1800)).toBe(1820);
  expect(rebatesTo(play, [99n * cost * MONEY_SCALE], family.unitCost, 1800)).toBe(1800);
  // A price of before the rule, above the bound: nothing is taken from a player for it.
  expect(rebatesTo(play, [100n * cost * MONEY_SCALE], family.unitCost, 1800)).toBe(1800);
  expect(playerRebate(money('2000'), { own: 1950, mode: 1800, to: 1800 })).toBe(0n);
  expect(playerRebate(money('2000'), { own: 1950, mode: 1800, to: 1820 })).toBe(money('20'));
  expect(playerRebate(money('2000'), { own: 1805, mode: 1800, to: 1820 })).toBe(money('5'));
});

test('where a price follows the mode and the own mode is 1980 or less, nothing is taken from the rebate', () => {
  const play = namedPlay(ssc, 'five-straight');
  for (const mode of [1700, 1800, 1950]) {
    const prices = offeredPrices({ game: { source: 'house' }, family: ssc, own: [] }, play, mode);
    expect(rebatesTo(play, prices, ssc.unitCost, mode)).toBe(1980);
    expect(rebateSteps(1950, mode, 1980)).toBe(1950 - mode);
    expect(rebateSteps(1998, mode, 1980)).toBe(1980 - mode);
  }
});

test('half a rate leaves more for rebates, which are still those of the mode alone', () => {
  const play = namedPlay(vietnamNorth, 'de_special');
  const prices = offeredPrices({ game: { source: 'house' }, family: vietnamNorth, own: [] }, play, 1800);
  const to = rebatesTo(play, prices.map(halfPrice), vietnamNorth.unitCost, 1800);
  expect(to).toBeGreaterThan(HIGHEST);
  expect(rebateSteps(1950, 1800, to)).toBe(150);
});

/** All steps of the line up to the bound are paid at most; one step more would be beyond 99 %. */
function expectBound(play: Play, prices: readonly bigint[], unitCost: 1 | 2, mode: number): void {
  const to = rebatesTo(play, prices, unitCost, mode);
  const best = bestReturn(play, prices, unitCost);
  const withSteps = (steps: number) => plus(best, fraction(BigInt(steps), BigInt(FAIR_MODE)));
  if (isLess(MOST_RETURN, withSteps(to - mode)) || !isLess(MOST_RETURN, withSteps(to - mode + 1)))
    expect.fail(`${play.code} at ${mode}: bound ${to}`);
  for (let top = mode; top <= HIGHEST; top += 1)
    if (rebateSteps(top, mode, to) > to - mode) expect.fail(`${play.code}: a rebate from ${mode} to ${top}`);
}

function modes(): number[] {
  return Array.from({ length: HIGHEST - LOWEST + 1 }, (_, at) => LOWEST + at);
}
