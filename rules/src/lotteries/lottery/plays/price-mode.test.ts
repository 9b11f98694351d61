import { expect, test } from 'vitest';
import { parseMoney } from '../../../money.ts';
import { elevenFive } from '../11x5/family.ts';
import { FAMILIES } from '../families.ts';
import type { Play } from '../play.ts';
import { ssc } from '../ssc/family.ts';
import { asNumber, fraction, isLess, WHOLE } from './fraction.ts';
import { namedPlay } from './named-plays.fixture.ts';
import { returnsOf } from './payout.ts';
import {
  betModes,
  halfPrice,
  LEAST_RETURN,
  MODE_DEFAULTS,
  MOST_RETURN,
  marketPrice,
  modeFromPoints,
  mostPrice,
  pointsBetween,
  priceAt,
  rebateBetween,
  STANDARD_MODE,
} from './price-mode.ts';
import { tiersOfOneUnit } from './tiers-of-one-unit.ts';

const money = (text: string) => parseMoney(text) ?? 0n;

test.each(FAMILIES.map((family) => [family.code, family] as const))(
  '%s: every play of a house edition returns three quarters or more at every mode, and never more than 99 % of what is staked',
  (_, family) => {
    for (const mode of [MODE_DEFAULTS.min, STANDARD_MODE, MODE_DEFAULTS.cap, MODE_DEFAULTS.max])
      for (const play of family.plays) {
        const prices = play.tiers.map((tier) => priceAt(tier, mode, family.unitCost));
        expect(returnsOutside(play, prices, family.unitCost)).toEqual([]);
      }
  },
);

test('a price that returns too little or too much is found', () => {
  const play = namedPlay(ssc, 'five-straight');
  expect(returnsOutside(play, [money('180000')], 2)).toEqual([]);
  expect(returnsOutside(play, [money('149999')], 2)).toEqual(['five-straight win']);
  expect(returnsOutside(play, [money('198000')], 2)).toEqual([]);
  expect(returnsOutside(play, [money('198001')], 2)).toEqual(['five-straight win']);
  expect(returnsOutside(namedPlay(elevenFive, 'sides-sum'), [money('4.01'), money('2')], 2)).toEqual([
    'sides-sum win',
  ]);
});

test('a price follows the mode: each step moves the return by 1/2000, and above 99 % it goes no further', () => {
  const tier = { code: 'win', chance: fraction(1n, 1000n) };
  expect(priceAt(tier, 2000, 2)).toBe(money('1980'));
  expect(priceAt(tier, 1980, 2)).toBe(money('1980'));
  expect(priceAt(tier, 1979, 2)).toBe(money('1979'));
  expect(priceAt(tier, 1950, 2)).toBe(money('1950'));
  expect(priceAt(tier, 1700, 2)).toBe(money('1700'));
  expect(priceAt(tier, 1801, 2) - priceAt(tier, 1800, 2)).toBe(money('1'));
});

test('a price goes down no further than three quarters', () => {
  const tier = { code: 'win', chance: fraction(1n, 1000n), price: money('760') };
  expect(priceAt(tier, 1780, 1)).toBe(money('750'));
  expect(priceAt(tier, 1700, 1)).toBe(money('750'));
  // Three quarters are 750.7507…: rounded to the nearest it would be less.
  const odd = { code: 'win', chance: fraction(999n, 1_000_000n), price: money('760') };
  expect(priceAt(odd, 1700, 1)).toBe(money('750.76'));
});

test('a tier with a price of its own keeps it at the standard mode and gives up as much return for a step as any other', () => {
  const tier = { code: 'win', chance: fraction(1n, 1000n), price: money('760') };
  expect(priceAt(tier, 1800, 1)).toBe(money('760'));
  expect(priceAt(tier, 1801, 1)).toBe(money('760.5'));
  expect(priceAt(tier, 1850, 1)).toBe(money('785'));
  expect(marketPrice({ ...tier, marketPrice: money('500') }, 1)).toBe(money('500'));
  expect(marketPrice(tier, 1)).toBe(money('760'));
  expect(marketPrice({ ...tier, marketPrice: money('999') }, 1)).toBe(money('990'));
});

test('a price is rounded to the nearest hundredth, but never above 99 %', () => {
  const two = { code: 'win', chance: fraction(8146n, 100_000n) };
  expect(priceAt(two, 1800, 2)).toBe(money('22.1'));
  const rare = { code: 'win', chance: fraction(1995n, 10_000n) };
  expect(priceAt(rare, 1950, 2)).toBe(money('9.77'));
  // 6.6220… would be 99 %, 9.9248… too.
  expect(priceAt({ code: 'win', chance: fraction(299n, 1000n) }, 2000, 2)).toBe(money('6.62'));
  expect(priceAt(rare, 1998, 2)).toBe(money('9.92'));
});

test('where draws are refunded, what comes back of them counts to the 99 %', () => {
  const sides = namedPlay(elevenFive, 'sides-sum');
  const [win, push] = sides.tiers.map((tier) => mostPrice(tier, 2));
  const [returned] = returnsOf(sides, [win ?? 0n, money('2')], 2);
  const above = returnsOf(sides, [(win ?? 0n) + money('0.01'), money('2')], 2)[0];
  expect(push).toBeDefined();
  expect(isLess(MOST_RETURN, returned?.share ?? WHOLE)).toBe(false);
  expect(isLess(MOST_RETURN, above?.share ?? fraction(0n, 1n))).toBe(true);
});

test('tiers of one unit share its return, each as it pays and as often as it is won', () => {
  const tiers = tiersOfOneUnit([
    { code: 'three', chance: fraction(1n, 72n), price: money('40') },
    { code: 'two', chance: fraction(10n, 72n), price: money('2.5') },
  ]);
  const returned = (mode: number) =>
    tiers.reduce((sum, tier) => sum + Number(priceAt(tier, mode, 1)) * asNumber(tier.chance), 0) / 100_000;
  expect(tiers.map((tier) => priceAt(tier, 1800, 1))).toEqual([money('40'), money('2.5')]);
  expect(returned(1800)).toBeCloseTo(65 / 72, 12);
  expect(returned(1900)).toBeCloseTo(65 / 72 + 0.05, 2);
  expect(returned(2000)).toBeLessThanOrEqual(1);
  const unpriced = tiersOfOneUnit([
    { code: 'three', chance: fraction(1n, 72n), pays: 5n },
    { code: 'two', chance: fraction(10n, 72n), pays: 1n },
  ]);
  expect(unpriced.map((tier) => priceAt(tier, 1800, 2))).toEqual([money('43.2'), money('8.64')]);
});

test('what gives the stake back does so at every mode', () => {
  const push = { code: 'push', chance: fraction(1n, 11n), refund: true } as const;
  expect([1700, 1998].map((mode) => priceAt(push, mode, 2))).toEqual([money('2'), money('2')]);
});

test('half a price is cut to the hundredth', () => {
  expect(halfPrice(money('3.65'))).toBe(money('1.82'));
  expect(halfPrice(money('900'))).toBe(money('450'));
});

test('a player bets between the least mode and the own or the cap of the brand, whichever is lower', () => {
  expect(betModes(MODE_DEFAULTS, 1980, MODE_DEFAULTS.cap)).toEqual({ min: 1700, max: 1950 });
  expect(betModes(MODE_DEFAULTS, 1900, 1950)).toEqual({ min: 1700, max: 1900 });
  expect(betModes({ min: 1700, max: 1998, step: 4 }, 1998, 1990)).toEqual({ min: 1700, max: 1988 });
});

test('what a lower bet mode gives up comes back as rebate', () => {
  expect(rebateBetween(money('100'), 1950, 1800)).toBe(money('7.5'));
  expect(rebateBetween(money('0.002'), 1801, 1800)).toBe(0n);
  expect(() => rebateBetween(money('100'), 1800, 1801)).toThrow();
  const tier = { code: 'win', chance: fraction(1n, 10n) };
  const lost = (priceAt(tier, 1950, 2) - priceAt(tier, 1800, 2)) / 10n;
  expect(lost).toBe(rebateBetween(money('2'), 1950, 1800));
});

test('one step of a mode is 0.05 points', () => {
  expect(pointsBetween(1950, 1949)).toBe(5);
  expect(pointsBetween(1950, 1700)).toBe(1250);
  expect(modeFromPoints(MODE_DEFAULTS, 1250)).toBe(1950);
  expect(() => modeFromPoints(MODE_DEFAULTS, 7)).toThrow();
  expect(() => modeFromPoints(MODE_DEFAULTS, 2000)).toThrow();
});

function returnsOutside(play: Play, prices: readonly bigint[], unitCost: 1 | 2): string[] {
  return returnsOf(play, prices, unitCost)
    .filter(({ share }) => isLess(share, LEAST_RETURN) || isLess(MOST_RETURN, share))
    .map(({ tier }) => `${play.code} ${tier}`);
}
