/** An exact share. Chances are kept as counted (271 of 1000), so two fractions are compared by `sameFraction`. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const NOTHING: Fraction = { numerator: 0n, denominator: 1n };
export const WHOLE: Fraction = { numerator: 1n, denominator: 1n };

export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator <= 0n) throw new Error('a denominator is above zero');
  return { numerator, denominator };
}

export function plus(one: Fraction, other: Fraction): Fraction {
  return lowest({
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  });
}

export function times(one: Fraction, other: Fraction): Fraction {
  return lowest({
    numerator: one.numerator * other.numerator,
    denominator: one.denominator * other.denominator,
  });
}

export function dividedBy(one: Fraction, other: Fraction): Fraction {
  if (other.numerator <= 0n) throw new Error('only a share above zero divides');
  return times(one, { numerator: other.denominator, denominator: other.numerator });
}

export function isLess(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator < other.numerator * one.denominator;
}

export function sameFraction(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator === other.numerator * one.denominator;
}

/** For people alone: nothing is decided by it. */
export function asNumber({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator);
}

function lowest({ numerator, denominator }: Fraction): Fraction {
  const shared = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / shared, denominator: denominator / shared };
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}
