import type { Language } from '@lanna/contract/people/members/members';
import { MAX_MULTIPLE, MONEY_UNITS, type MoneyUnit } from '@lanna/rules/lotteries/lottery/plays/payout';
import { MONEY_SCALE, type Money } from '@lanna/rules/money';
import { typedAmount } from '../../../../shared-parts/money/typed-amount.ts';

/** Usual amounts for a number, in whole units. */
export const QUICK_AMOUNTS = ['5', '10', '20', '50', '100', '500'] as const;

export type AmountFieldError = 'missing' | 'unreadable' | 'ambiguous' | 'zero' | 'above';

export function amountFieldError(typed: string, language: Language): AmountFieldError | undefined {
  if (typed.trim() === '') return 'missing';
  const read = typedAmount(typed, language);
  if (read.kind !== 'amount') return read.kind;
  if (read.amount === 0n) return 'zero';
  return parts(read.amount) ? undefined : 'above';
}

/** The least a number is staked with. */
export const LEAST_AMOUNT: Money = MONEY_SCALE / 100n;

/** The most one number is staked with at this price, in whole cents. */
export function largestAmount(price: Money, largestPrize: Money): Money {
  const most = BigInt(MAX_MULTIPLE) * MONEY_SCALE;
  if (price <= 0n) return most;
  const byPrize = (largestPrize * MONEY_SCALE) / price;
  const least = byPrize < most ? byPrize : most;
  return least - (least % LEAST_AMOUNT);
}

/** The amount as a line writes it, of a unit that costs 1: the largest money unit that divides it, and how often. */
export function parts(amount: Money): { moneyUnit: MoneyUnit; multiple: number } | undefined {
  for (const moneyUnit of ['1', '0.1', '0.01'] as const) {
    const unit = (MONEY_UNITS[moneyUnit] * MONEY_SCALE) / 1000n;
    if (amount % unit !== 0n) continue;
    const multiple = amount / unit;
    return multiple >= 1n && multiple <= BigInt(MAX_MULTIPLE)
      ? { moneyUnit, multiple: Number(multiple) }
      : undefined;
  }
  return undefined;
}
