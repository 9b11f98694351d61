import { MONEY_SCALE, type Money, parseMoney } from '@lanna/rules/money';

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

/** Reads an amount as people type it: "1,000", "1 000.50", Thai digits. At most two decimals. */
export function readAmount(typed: string): Money | undefined {
  const plain = typed
    .replace(/[\s,]/g, '')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
  return /^\d+(\.\d{0,2})?$/.test(plain) ? parseMoney(plain.replace(/\.$/, '')) : undefined;
}

export function amountFault(typed: string, { min, max }: DepositRange): AmountFault | undefined {
  if (typed.trim() === '') return 'missing';
  const amount = readAmount(typed);
  if (amount === undefined) return 'unreadable';
  if (amount < min) return 'below';
  return amount > max ? 'above' : undefined;
}
