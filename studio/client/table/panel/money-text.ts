import { displayMoney, MONEY_SCALE, type Money } from '@lanna/rules/money';
import type { Fraction } from '@lanna/rules/play/tables/table-rules';

/** Money as players read it, with the brand's symbol. */
export type ShowMoney = (amount: Money) => string;

export function moneyText(symbol: string): ShowMoney {
  return (amount) => displayMoney(amount, symbol);
}

const STEPS = [
  ['M', 1_000_000n],
  ['k', 1000n],
] as const;

/** For what is small, as chips: 50, 1.5k, 20k, 1.2M. Never more than there is. */
export function shortMoney(amount: Money): string {
  for (const [sign, size] of STEPS) {
    if (amount < size * MONEY_SCALE) continue;
    const tenths = (amount * 10n) / (size * MONEY_SCALE);
    return `${tenths / 10n}${tenths % 10n > 0n && tenths < 1000n ? `.${tenths % 10n}` : ''}${sign}`;
  }
  return displayMoney(amount).replace(/\.00$/, '');
}

/** An exact rate with as many decimals as say something, at most four: 0.95, 11, 0.3167. */
export function rateText({ numerator, denominator }: Fraction): string {
  return decimal(numerator, denominator, 4).replace(/\.?0+$/, '');
}

/** A share of 1 in percent with two decimals, cut off and never rounded up: 97.22. */
export function percentText({ numerator, denominator }: Fraction): string {
  return decimal(numerator * 100n, denominator, 2);
}

function decimal(numerator: bigint, denominator: bigint, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const scaled = (numerator * scale) / denominator;
  return `${scaled / scale}.${(scaled % scale).toString().padStart(digits, '0')}`;
}
