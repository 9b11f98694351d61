import { MONEY_SCALE, type Money } from '@lanna/rules/money';
import { readAmount } from '../../read-amount.ts';

export interface DepositRange {
  min: Money;
  max: Money;
}

export type AmountFault = 'missing' | 'unreadable' | 'below' | 'above';

/** Usual deposit amounts, in whole units. */
const USUAL_UNITS = [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n];

export function presetsWithin({ min, max }: DepositRange): Money[] {
  return USUAL_UNITS.map((units) => units * MONEY_SCALE).filter((amount) => amount >= min && amount <= max);
}

export function amountFault(typed: string, { min, max }: DepositRange): AmountFault | undefined {
  if (typed.trim() === '') return 'missing';
  const amount = readAmount(typed);
  if (amount === undefined) return 'unreadable';
  if (amount < min) return 'below';
  return amount > max ? 'above' : undefined;
}
