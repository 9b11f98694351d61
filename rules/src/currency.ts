import { MONEY_SCALE, type Money } from './money.ts';

/** Decimals of the currencies (ISO 4217) that have not two. */
const MINOR_DIGITS: Record<string, number> = {
  ...digits(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...digits(3, 'BHD IQD JOD KWD LYD OMR TND'),
};

/** How many decimals an amount of the currency has when it is paid: THB 2, JPY 0. */
export function minorDigits(currency: string): number {
  return MINOR_DIGITS[currency] ?? 2;
}

/** True when the amount can be paid in the currency: 0.005 THB cannot. */
export function isPayable(amount: Money, currency: string): boolean {
  return amount % (MONEY_SCALE / 10n ** BigInt(minorDigits(currency))) === 0n;
}

function digits(count: number, currencies: string): Record<string, number> {
  return Object.fromEntries(currencies.split(' ').map((currency) => [currency, count]));
}
