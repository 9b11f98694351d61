import type { Money } from '../../money.ts';

/** A share in hundred-thousandths: 700 is 0.70 %, 100 000 the whole. */
export type Rate = number;

export const WHOLE_RATE: Rate = 100_000;

export function isRate(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= WHOLE_RATE;
}

/** What a rate of an amount is, rounded down to the smallest part of the currency. The amount is not below zero. */
export function shareOf(amount: Money, rate: Rate): Money {
  if (amount < 0n) throw new Error('a rate is of an amount that is not below zero');
  if (!isRate(rate)) throw new Error(`${rate} is no rate`);
  return (amount * BigInt(rate)) / BigInt(WHOLE_RATE);
}
