import type { Fraction } from './table-rules.ts';

export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  if (below <= 0n) throw new Error('a fraction has a denominator above nothing');
  const common = greatestCommon(above < 0n ? -above : above, below) || 1n;
  return { numerator: above / common, denominator: below / common };
}

export function isBelow(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator < other.numerator * one.denominator;
}

/** For people: `98.94`, rounded to the nearest with that many decimals. */
export function inPercent({ numerator, denominator }: Fraction, decimals = 2): string {
  const scale = 10n ** BigInt(decimals);
  const rounded = (numerator * 200n * scale + denominator) / (2n * denominator);
  const digits = rounded.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function greatestCommon(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestCommon(other, one % other);
}
