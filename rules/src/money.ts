/**
 * Money is a bigint count of 1/100 000 of the currency unit, the same scale the vendor wallet protocol uses,
 * so nothing is converted at that border. On our own wire it is a decimal string.
 */
export type Money = bigint;

export const MONEY_SCALE = 100_000n;
const FRACTION_DIGITS = 5;
/** The largest amount that still fits the protocol's and the database's signed 64-bit integer. */
export const MONEY_MAX: Money = 9_223_372_036_854_775_807n;

const DECIMAL = /^(-?)(\d{1,14})(?:\.(\d{1,5}))?$/;

/** Reads "12.5" as 1250000n. Undefined when the text is no plain decimal with at most 5 fraction digits. */
export function parseMoney(text: string): Money | undefined {
  const parts = DECIMAL.exec(text);
  if (!parts) return undefined;
  const [, sign, whole = '0', fraction = ''] = parts;
  const units = BigInt(whole) * MONEY_SCALE + BigInt(fraction.padEnd(FRACTION_DIGITS, '0'));
  if (units > MONEY_MAX) return undefined;
  return sign ? -units : units;
}

/** The wire form: at least two fraction digits, more only where they are not zero ("100.00", "0.00001"). */
export function formatMoney(amount: Money): string {
  const sign = amount < 0n ? '-' : '';
  const size = amount < 0n ? -amount : amount;
  const fraction = (size % MONEY_SCALE).toString().padStart(FRACTION_DIGITS, '0');
  return `${sign}${size / MONEY_SCALE}.${fraction.slice(0, 2)}${fraction.slice(2).replace(/0+$/, '')}`;
}

/**
 * The form people read: two decimals, thousand separators, what is below a hundredth cut off towards zero. The sign, a minus and no hyphen,
 * stands before the symbol: −฿56.50.
 */
export function displayMoney(amount: Money, symbol = ''): string {
  return `${signOf(amount)}${symbol}${figuresOf(amount)}`;
}

/** `−` for what reads as less than nothing: an amount below a hundredth reads as none. */
export function signOf(amount: Money): '−' | '' {
  return amount <= -1000n ? '−' : '';
}

export function figuresOf(amount: Money): string {
  const size = amount < 0n ? -amount : amount;
  const whole = (size / MONEY_SCALE).toString().replace(/\B(?=(\d{3})+$)/g, ',');
  const hundredths = ((size % MONEY_SCALE) / 1000n).toString().padStart(2, '0');
  return `${whole}.${hundredths}`;
}
