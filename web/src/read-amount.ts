import { type Money, parseMoney } from '@lanna/rules/money';

/** Reads an amount as people type it: "1,000", "1 000.50", Thai digits. At most two decimals. */
export function readAmount(typed: string): Money | undefined {
  const plain = typed
    .replace(/[\s,]/g, '')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
  return /^\d+(\.\d{0,2})?$/.test(plain) ? parseMoney(plain.replace(/\.$/, '')) : undefined;
}
