/** A price: what one unit comes back as, the stake included, in whole thousandths. 1 950 is 1.95. All arithmetic is done with it; styles are how it is written. */
export type Odds = number;

export const ODDS_SCALE = 1000;
/** What pays less than a hundredth is no bet. */
export const ODDS_LEAST: Odds = 1010;
export const ODDS_MOST: Odds = 1_000_000;

export function isOdds(value: unknown): value is Odds {
  return typeof value === 'number' && Number.isInteger(value) && value >= ODDS_LEAST && value <= ODDS_MOST;
}

/** Reads "1.95" exactly; undefined for what is no price with at most three decimals. */
export function parseOdds(text: string): Odds | undefined {
  const parts = /^(\d{1,4})(?:\.(\d{1,3}))?$/.exec(text);
  if (!parts) return undefined;
  const [, whole = '0', fraction = ''] = parts;
  const odds = Number(whole) * ODDS_SCALE + Number(fraction.padEnd(3, '0'));
  return isOdds(odds) ? odds : undefined;
}

/** The form of the wire: at least two decimals, the third where it is not zero. */
export function formatOdds(odds: Odds): string {
  return decimalText(odds);
}

/** Thousandths as a decimal: 950 is `0.95`, 1 925 is `1.925`. */
export function decimalText(thousandths: number): string {
  const fraction = String(thousandths % ODDS_SCALE).padStart(3, '0');
  return `${Math.floor(thousandths / ODDS_SCALE)}.${fraction.endsWith('0') ? fraction.slice(0, 2) : fraction}`;
}
