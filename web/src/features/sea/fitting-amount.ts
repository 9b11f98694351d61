import type { Play } from '@lanna/rules/lottery/play';
import { MONEY_SCALE, type Money } from '@lanna/rules/money';
import { readAmount } from '../../read-amount.ts';
import type { NumberBet } from './bets.ts';
import { priceOfNumber, type Rates } from './rates.ts';
import { largestAmount } from './stake-amount.ts';

/** The largest amount whose prize is still paid whole, for a number that is staked with more; undefined where the amount fits. */
export function fittingAmount(
  bet: NumberBet,
  plays: readonly Play[],
  rates: Rates,
  largestPrize: Money,
): Money | undefined {
  const play = plays.find(({ code }) => code === bet.play);
  const amount = readAmount(bet.amount);
  if (!play || amount === undefined) return undefined;
  const price = priceOfNumber(play, bet.number, rates.forNumber(play, bet.number));
  if ((amount * price) / MONEY_SCALE <= largestPrize) return undefined;
  return largestAmount(price, largestPrize);
}
