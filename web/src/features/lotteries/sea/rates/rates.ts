import type { Value } from '@lanna/contract/endpoint';
import type { lotteryTable } from '@lanna/contract/lotteries/lottery/games';
import { moneyOf } from '@lanna/contract/money';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { offeredPrices } from '@lanna/rules/lotteries/lottery/plays/offered-price';
import { halfPrice } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import type { Money } from '@lanna/rules/money';
import { ruleNumber } from '../board/plays.ts';

export type Table = Value<typeof lotteryTable>;
export type NumberRule = 'closed' | 'half';

/** What a game pays just now, and which numbers it treats apart. */
export interface Rates {
  mode: number;
  /** By tier, for one unit. */
  of(play: Play): readonly Money[];
  /** What is special about a number at the current draw. */
  ruleOf(play: Play, number: string): NumberRule | undefined;
  /** What a line of this number is paid by: half of all tiers where the number is at half rate. */
  forNumber(play: Play, number: string): readonly Money[];
}

export function ratesAt(
  table: Pick<Table, 'game' | 'prices' | 'numbers'>,
  family: Family,
  mode: number,
): Rates {
  const own = table.prices.map(({ price, ...of }) => ({ ...of, price: moneyOf(price) }));
  const rules = new Map(table.numbers.map(({ play, number, rule }) => [`${play} ${number}`, rule]));
  const known = new Map<Play, readonly Money[]>();

  const of = (play: Play) => {
    const prices = known.get(play) ?? offeredPrices({ game: table.game, family, own }, play, mode);
    known.set(play, prices);
    return prices;
  };
  const ruleOf = (play: Play, number: string) =>
    rules.get(`${play.code} ${ruleNumber(play, number)}`) ?? rules.get(`${play.code} `);
  return {
    mode,
    of,
    ruleOf,
    forNumber: (play, number) => (ruleOf(play, number) === 'half' ? of(play).map(halfPrice) : of(play)),
  };
}

/** Of a number's prices the one it can win: a โต๊ด of 112 pays another than one of 123. */
export function priceOfNumber(play: Play, number: string, prices: readonly Money[]): Money {
  const line = [...ruleNumber(play, number)].map(Number);
  const units = play.unitsByTier([line]);
  const at = units.findIndex((count) => count > 0);
  return prices[Math.max(0, at)] ?? 0n;
}
