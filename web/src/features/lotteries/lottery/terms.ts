import type { Value } from '@lanna/contract/endpoint';
import type { lotteryTable } from '@lanna/contract/lotteries/lottery/games';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { offeredPrices } from '@lanna/rules/lotteries/lottery/plays/offered-price';
import { halfPrice } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { type Money, parseMoney } from '@lanna/rules/money';

export type Terms = Value<typeof lotteryTable>;
export type NumberRule = Terms['numbers'][number]['rule'];

/** What one unit pays by tier, as the server counts it. */
export function pricesOf(
  terms: Pick<Terms, 'prices'> & { game: Pick<Terms['game'], 'source'> },
  family: Family,
  play: Play,
  { mode, isHalf }: { mode: number; isHalf: boolean },
): Money[] {
  const own = terms.prices.map(({ price, ...of }) => ({ ...of, price: money(price) }));
  const prices = offeredPrices({ game: terms.game, family, own }, play, mode);
  return isHalf ? prices.map(halfPrice) : prices;
}

/** The allowed mode that is nearest to the requested one; without a request the highest, at which prizes are best. */
export function allowedMode({ min, max, step }: Terms['modes'], requested: number | undefined): number {
  if (requested === undefined || requested >= max) return max;
  return Math.max(min, min + Math.floor((requested - min) / step) * step);
}

/** Numbers of a play that are not sold at this draw, and those sold at half rate. */
export function ruledNumbers(
  { numbers }: Pick<Terms, 'numbers'>,
  play: string,
): { closed: string[]; half: string[] } {
  const of = (rule: NumberRule) =>
    numbers.flatMap((one) => (one.play === play && one.rule === rule ? [one.number] : []));
  return { closed: of('closed'), half: of('half') };
}

/** Money of the contract, which is always well written. */
export function money(text: string): Money {
  const read = parseMoney(text);
  if (read === undefined) throw new Error(`not an amount of money: ${text}`);
  return read;
}
