import type { Money } from '../../../money.ts';
import { decimalText, ODDS_SCALE, type Odds } from './odds.ts';

export const ODDS_STYLES = ['malay', 'hongkong', 'indonesian', 'decimal'] as const;
export type OddsStyle = (typeof ODDS_STYLES)[number];

/** As a member reads a price. `red` is a negative price (น้ำแดง): the amount typed is what may be won, and the stake is the price's share of it. */
export interface StyledOdds {
  /** With its sign where it is negative, a true minus: `−0.909`. */
  text: string;
  sign: 'black' | 'red';
}

/**
 * One price in a style. With d the decimal price: Hong Kong d − 1; Malay d − 1 up to evens, beyond −1/(d − 1); Indonesian d − 1 from evens on, below −1/(d − 1).
 * A negative figure that is no whole thousandth is rounded away from zero, so no price reads better than it pays.
 */
export function styledOdds(odds: Odds, style: OddsStyle): StyledOdds {
  if (style === 'decimal') return { text: decimalText(odds), sign: 'black' };
  if (!isRed(odds, style)) return { text: decimalText(odds - ODDS_SCALE), sign: 'black' };
  const thousandths = Math.ceil((ODDS_SCALE * ODDS_SCALE) / (odds - ODDS_SCALE));
  return { text: `−${decimalText(thousandths)}`, sign: 'red' };
}

export function isRed(odds: Odds, style: OddsStyle): boolean {
  if (style === 'malay') return odds > 2 * ODDS_SCALE;
  if (style === 'indonesian') return odds < 2 * ODDS_SCALE;
  return false;
}

const COIN = 1000n;

/**
 * The stake of an amount typed beside a price: the amount itself, or at a negative price the risk of winning that amount, rounded up to the coin, so that the win is never
 * below what was typed.
 */
export function stakeOf(amount: Money, odds: Odds, style: OddsStyle): Money {
  if (!isRed(odds, style)) return amount;
  const win = BigInt(odds - ODDS_SCALE);
  const exact = (amount * BigInt(ODDS_SCALE) + win - 1n) / win;
  return ((exact + COIN - 1n) / COIN) * COIN;
}

/** The largest amount that may be typed for a stake of at most `most`: the other way round of `stakeOf`, rounded down to the coin. */
export function amountFor(most: Money, odds: Odds, style: OddsStyle): Money {
  const amount = isRed(odds, style) ? (most * BigInt(odds - ODDS_SCALE)) / BigInt(ODDS_SCALE) : most;
  return amount - (amount % COIN);
}

/** Markets of two sides, which tables of Asia write in the member's style; prices of all others, and of parlays, are decimal in every style. */
const OF_TWO_SIDES = /^(handicap|totals|odd_even|team_totals_(home|away)|(corners|cards)_(handicap|totals))$/;

export function styleOfKind(kind: string, style: OddsStyle): OddsStyle {
  return OF_TWO_SIDES.test(kind) ? style : 'decimal';
}
