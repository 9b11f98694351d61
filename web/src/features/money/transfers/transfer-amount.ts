import { MONEY_SCALE, type Money } from '@lanna/rules/money';

/** What one transfer may come to, and what is there to be moved. */
export interface TransferRange {
  min: Money;
  max: Money;
  available: Money;
}
export type TransferFieldError = 'missing' | 'unreadable' | 'below' | 'above' | 'short';

/** `amount` is what is read from `typed`. */
export function transferFieldError(
  typed: string,
  amount: Money | undefined,
  { min, max, available }: TransferRange,
): TransferFieldError | undefined {
  if (typed.trim() === '') return 'missing';
  if (amount === undefined) return 'unreadable';
  if (amount > available) return 'short';
  if (amount < min || amount === 0n) return 'below';
  return amount > max ? 'above' : undefined;
}

const USUAL_UNITS = [100n, 500n, 1_000n, 5_000n];
const CENT = MONEY_SCALE / 100n;

/** The most that can be moved, in whole hundredths; nothing where that is less than the least that may. */
export function mostOf({ min, max, available }: TransferRange): Money {
  const most = available < max ? available : max;
  const payable = most - (most % CENT);
  return payable < min ? 0n : payable;
}

/** Usual amounts that can be moved now. */
export function usualAmounts(range: TransferRange): Money[] {
  const most = mostOf(range);
  return USUAL_UNITS.map((units) => units * MONEY_SCALE).filter(
    (amount) => amount >= range.min && amount < most,
  );
}
