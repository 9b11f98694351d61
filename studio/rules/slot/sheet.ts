import type { Money } from '@lanna/rules/money';

/**
 * A slot game's mathematics, complete: nothing about its returns stands anywhere else. A released sheet never
 * changes; a change is a new sheet with a new `ruleVersion`, so old receipts can always be re-computed.
 *
 * Symbols are single characters. Reels are numbered from 0, rows from 0 at the top.
 */
export interface SlotSheet {
  ruleVersion: string;
  reels: 5;
  rows: number;
  /** One text a reel, one character a stop; a reel is a ring. Free spins may run on reels of their own. */
  strips: Record<StripSet, readonly string[]>;
  /** One text a line, one digit a reel: the row the line takes there. Lines pay from the left only. */
  lines: readonly string[];
  /** Per symbol, the pay for 3, 4, 5 … of a kind, in line bets. Only the longest run of a line pays. */
  pays: Readonly<Record<string, Readonly<Record<number, number>>>>;
  /** Stands for every symbol but the scatter; never on reel 0. Each one in a winning run multiplies its pay. */
  wild: { symbol: string; multiplier: Record<StripSet, number> };
  scatter: {
    symbol: string;
    /** By how many are in view, anywhere: pay in whole stakes, and free spins won (in free spins: added). */
    pays: Readonly<Record<number, number>>;
    freeSpins: Readonly<Record<number, number>>;
  };
  /** Every win of a free spin, scatters too, times this. */
  freeSpinMultiplier: number;
  /** What a player may stake on one round, rising. Each divides by the number of lines without a rest. */
  stakes: readonly Money[];
  defaultStake: Money;
  volatility: Volatility;
  /** Return to player over the whole cycle, per cent, rounded to four decimals; and the same in basis points. */
  returnPercent: string;
  returnBasisPoints: number;
  /** Standard deviation of one round's payout, in stakes, rounded to four decimals: for confidence bands. */
  deviation: number;
}

export type StripSet = 'base' | 'free';
export type Volatility = 'low' | 'medium' | 'high';

/** Line bets are whole counts of the money unit: nothing about a win is ever rounded. */
export function lineBetOf(sheet: SlotSheet, stake: Money): Money {
  const lines = BigInt(sheet.lines.length);
  if (stake % lines !== 0n) throw new Error(`a stake of ${stake} does not divide by ${lines} lines`);
  return stake / lines;
}

/** What is in view on one reel, from the top, when it stops with `stop` in its top row. */
export function windowOf(strip: string, stop: number, rows: number): string {
  return (strip + strip).slice(stop, stop + rows);
}
