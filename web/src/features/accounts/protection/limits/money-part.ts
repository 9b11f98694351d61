import type { MoneyLimit } from '@lanna/contract/accounts/protection/limits';
import { moneyOf } from '@lanna/contract/money';
import type { Money } from '@lanna/rules/money';

/** The stricter of the member's own limit and the brand's; undefined where there is neither. */
export function limitInForce({
  amount,
  brandAmount,
}: Pick<MoneyLimit, 'amount' | 'brandAmount'>): Money | undefined {
  const both = [amount, brandAmount].filter((one) => one !== null).map(moneyOf);
  return both.reduce<Money | undefined>(
    (least, one) => (least === undefined || one < least ? one : least),
    undefined,
  );
}

/** What is used of a limit, from 0 to 1. A win uses nothing; of a limit of nothing, all is used. */
export function partUsed(used: Money, limit: Money): number {
  if (limit === 0n) return 1;
  return used <= 0n ? 0 : Number((used * 1000n) / limit) / 1000;
}
