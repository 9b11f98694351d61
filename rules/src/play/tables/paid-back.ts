import type { Money } from '../../money.ts';
import { fraction } from './fraction.ts';
import type { Fraction } from './table-rules.ts';

/** What a stake comes back as, for each unit staked and with the stake itself. Constants: outcomes are counted by them. */
export const LOST = fraction(0);
export const PUSH = fraction(1);
export const HALF = fraction(1, 2);

/** A win of `to` to one, as tables print it: 11, or `[95, 100]`. */
export function wins(to: number | readonly [numerator: number, denominator: number]): Fraction {
  const [numerator, denominator] = typeof to === 'number' ? [to, 1] : to;
  return fraction(numerator + denominator, denominator);
}

const HUNDREDTH = 1000n;

/** Rounded down to a hundredth; a stake that is pushed comes back as it was. */
export function paidBack(stake: Money, back: Fraction): Money {
  if (back.numerator === back.denominator) return stake;
  const exact = (stake * back.numerator) / back.denominator;
  return exact - (exact % HUNDREDTH);
}
