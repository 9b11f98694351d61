import type { LotteryPriceRow } from '@lanna/contract/lotteries/lottery/ops';
import { moneyOf } from '@lanna/contract/money';
import { bestReturn, stepsLeft } from '@lanna/rules/lotteries/lottery/cover/rebate-bound';
import { type Fraction, isLess } from '@lanna/rules/lotteries/lottery/plays/fraction';
import { returnsOf } from '@lanna/rules/lotteries/lottery/plays/payout';
import { LEAST_RETURN, MOST_RETURN, pointsBetween } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { playIn, unitCostOf } from './play-name.ts';

const AMOUNT = /^\d{1,12}(\.\d{1,5})?$/;

export interface PriceReturn {
  /** What the prize gives back of a stake, in per cent. */
  percent: number;
  /** What the prices of the play leave for the rebates of a player and all agents above, in per cent. */
  left: number;
  /** Below three quarters or above 99 %. */
  beyond: 'low' | 'high' | undefined;
}

/** What a prize of a play would give back of a stake at another price; undefined for what is no price. */
export function returnAt(
  game: string,
  ofPlay: readonly LotteryPriceRow[],
  tier: string,
  price: string,
): PriceReturn | undefined {
  const play = playIn(game, ofPlay[0]?.play ?? '');
  if (!play || !AMOUNT.test(price)) return undefined;
  const prices = play.tiers.map(({ code }) => {
    const row = ofPlay.find((one) => one.tier === code);
    return moneyOf(code === tier ? price : (row?.ownPrice ?? row?.rulePrice ?? '0'));
  });
  const unitCost = unitCostOf(game);
  const found = returnsOf(play, prices, unitCost).find((one) => one.tier === tier);
  if (!found) return undefined;
  return {
    percent: Number((found.share.numerator * 10_000n) / found.share.denominator) / 100,
    left: pointsBetween(stepsLeft(bestReturn(play, prices, unitCost)), 0) / 100,
    beyond: beyond(found.share),
  };
}

function beyond(share: Fraction): PriceReturn['beyond'] {
  if (isLess(share, LEAST_RETURN)) return 'low';
  return isLess(MOST_RETURN, share) ? 'high' : undefined;
}
