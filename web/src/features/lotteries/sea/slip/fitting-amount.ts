import type { Language } from '@lanna/contract/people/members/members';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { MONEY_SCALE, type Money, parseMoney } from '@lanna/rules/money';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { readAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { priceOfNumber, type Rates } from '../rates/rates.ts';
import type { NumberBet } from './bets.ts';
import { LEAST_AMOUNT, largestAmount } from './stake-amount.ts';

/** The largest amount whose prize is still paid whole, for a number that is staked with more; undefined where the amount fits. */
export function fittingAmount(
  bet: NumberBet,
  plays: readonly Play[],
  rates: Rates,
  { largestPrize, language }: { largestPrize: Money; language: Language },
): Money | undefined {
  const play = plays.find(({ code }) => code === bet.play);
  const amount = readAmount(bet.amount, language);
  if (!play || amount === undefined) return undefined;
  const price = priceOfNumber(play, bet.number, rates.forNumber(play, bet.number));
  if ((amount * price) / MONEY_SCALE <= largestPrize) return undefined;
  return largestAmount(price, largestPrize);
}

/** The largest amount for each of a line's numbers, where all of them together were refused as too large a prize. */
export function fittingLine(
  error: Error,
  refused: readonly NumberBet[],
  language: Language,
): Money | undefined {
  if (!(error instanceof Refusal) || error.code !== 'prize_too_large') return undefined;
  const [prize, most] = [error.facts['prize'], error.facts['most']].map((text) => parseMoney(String(text)));
  const amount = readAmount(refused[0]?.amount ?? '', language);
  if (!prize || !most || !amount) return undefined;
  const fits = (amount * most) / prize;
  return fits < LEAST_AMOUNT ? undefined : fits - (fits % LEAST_AMOUNT);
}
