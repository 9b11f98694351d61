import type { LotteryPriceRow } from '@lanna/contract/lottery/ops';
import { moneyOf } from '@lanna/contract/money';
import { returnsOf } from '@lanna/rules/lottery/payout';
import { playIn, unitCostOf } from './play-name.ts';

const AMOUNT = /^\d{1,12}(\.\d{1,5})?$/;

/** What a prize of a play would give back of a stake at another price, in per cent; undefined for what is no price. */
export function returnAt(
  game: string,
  ofPlay: readonly LotteryPriceRow[],
  tier: string,
  price: string,
): number | undefined {
  const play = playIn(game, ofPlay[0]?.play ?? '');
  if (!play || !AMOUNT.test(price)) return undefined;
  const prices = play.tiers.map(({ code }) => {
    const row = ofPlay.find((one) => one.tier === code);
    return moneyOf(code === tier ? price : (row?.ownPrice ?? row?.rulePrice ?? '0'));
  });
  const found = returnsOf(play, prices, unitCostOf(game)).find((one) => one.tier === tier);
  return found && Number((found.share.numerator * 10_000n) / found.share.denominator) / 100;
}
