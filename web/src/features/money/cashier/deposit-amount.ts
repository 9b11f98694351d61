import { MONEY_SCALE, type Money } from '@lanna/rules/money';

export interface DepositRange {
  min: Money;
  max: Money;
}

export type AmountFieldError = 'missing' | 'unreadable' | 'below' | 'above';

/** Usual deposit amounts, in whole units. */
const USUAL_UNITS = [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n];

export function presetsWithin({ min, max }: DepositRange): Money[] {
  return USUAL_UNITS.map((units) => units * MONEY_SCALE).filter((amount) => amount >= min && amount <= max);
}

/** `amount` is what is read from `typed`. */
export function amountFieldError(
  typed: string,
  amount: Money | undefined,
  { min, max }: DepositRange,
): AmountFieldError | undefined {
  if (typed.trim() === '') return 'missing';
  if (amount === undefined) return 'unreadable';
  if (amount < min) return 'below';
  return amount > max ? 'above' : undefined;
}
