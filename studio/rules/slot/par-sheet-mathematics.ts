import type { CycleTotals } from './full-cycle.ts';
import type { SlotSheet } from './sheet.ts';

/** A sheet's exact returns, from its two full cycles. Parts of one; rationals are kept whole until the last step. */
export interface ParSheet {
  /** Line wins and scatter pays of the base spin, all free spins, and their sum. */
  lineReturn: Rational;
  scatterReturn: Rational;
  freeSpinReturn: Rational;
  return: Rational;
  /** Chance that a base spin pays anything, and that it wins free spins. */
  hitRate: Rational;
  freeSpinChance: Rational;
  /** Expected free spins of one round, retriggers with them. */
  freeSpins: Rational;
  /** Standard deviation of a round's payout, in stakes. */
  deviation: number;
}

export interface Rational {
  numerator: bigint;
  denominator: bigint;
}

/**
 * Free spins that win free spins are a branching process: with a = expected spins awarded by one free spin, a round
 * has (awarded by the base spin) ∕ (1 − a) of them (Wald; a < 1 in every sheet that ends).
 */
export function parSheetOf(sheet: SlotSheet, base: CycleTotals, free: CycleTotals): ParSheet {
  const lines = BigInt(sheet.lines.length);
  const lineReturn = rational(base.lineWins, base.combinations * lines);
  const scatterReturn = rational(scatterPays(sheet, base), base.combinations);
  const freeSpins = rational(
    awarded(sheet, base) * free.combinations,
    base.combinations * (free.combinations - awarded(sheet, free)),
  );
  const onFreeSpin = rational(
    (free.lineWins + scatterPays(sheet, free) * lines) * BigInt(sheet.freeSpinMultiplier),
    free.combinations * lines,
  );
  const freeSpinReturn = rational(
    freeSpins.numerator * onFreeSpin.numerator,
    freeSpins.denominator * onFreeSpin.denominator,
  );
  const triggers = base.scatters.reduce(
    (sum, n, count) => sum + (sheet.scatter.freeSpins[count] ? n : 0n),
    0n,
  );
  return {
    lineReturn,
    scatterReturn,
    freeSpinReturn,
    return: add(add(lineReturn, scatterReturn), freeSpinReturn),
    hitRate: rational(base.hits, base.combinations),
    freeSpinChance: rational(triggers, base.combinations),
    freeSpins,
    deviation: deviationOf(sheet, base, free, Number(onFreeSpin.numerator) / Number(onFreeSpin.denominator)),
  };
}

/** `95.7266` for 0.957266…: per cent with the given decimals, the last one rounded half up. */
export function percentText({ numerator, denominator }: Rational, decimals = 4): string {
  const scale = 10n ** BigInt(decimals);
  const rounded = (numerator * 100n * scale * 2n + denominator) / (denominator * 2n);
  return `${rounded / scale}.${(rounded % scale).toString().padStart(decimals, '0')}`;
}

/**
 * Second moments of the same process. With Y what one spin pays (in stakes), A the spins it awards, and F everything
 * a free spin leads to, itself included: F = Y + ΣF over A, so
 * E[F²] = E[Y²] + 2 E[YA] E[F] + E[A] Var F + E[A²] E[F]². A statistic, not money: doubles will do.
 */
function deviationOf(sheet: SlotSheet, base: CycleTotals, free: CycleTotals, onFreeSpin: number): number {
  const first = momentsOf(sheet, base, 1);
  const spin = momentsOf(sheet, free, sheet.freeSpinMultiplier);
  const mean = onFreeSpin / (1 - spin.award);
  const variance =
    (spin.square + 2 * spin.winTimesAward * mean + spin.awardSquare * mean ** 2 - mean ** 2) /
    (1 - spin.award);
  const roundMean = first.win + first.award * mean;
  const roundSquare =
    first.square + 2 * first.winTimesAward * mean + first.award * variance + first.awardSquare * mean ** 2;
  return Math.sqrt(roundSquare - roundMean ** 2);
}

function momentsOf(sheet: SlotSheet, cycle: CycleTotals, multiplier: number) {
  const lines = sheet.lines.length;
  const share = (total: bigint) => Number(total) / Number(cycle.combinations);
  return {
    win: (share(cycle.lineWins) / lines + share(scatterPays(sheet, cycle))) * multiplier,
    square: share(cycle.squares) * (multiplier / lines) ** 2,
    winTimesAward: share(cycle.winsTimesAward) * (multiplier / lines),
    award: share(awarded(sheet, cycle)),
    awardSquare: share(weighed(cycle, (count) => (sheet.scatter.freeSpins[count] ?? 0) ** 2)),
  };
}

function scatterPays(sheet: SlotSheet, cycle: CycleTotals): bigint {
  return weighed(cycle, (count) => sheet.scatter.pays[count] ?? 0);
}

function awarded(sheet: SlotSheet, cycle: CycleTotals): bigint {
  return weighed(cycle, (count) => sheet.scatter.freeSpins[count] ?? 0);
}

function weighed(cycle: CycleTotals, weight: (count: number) => number): bigint {
  return cycle.scatters.reduce((sum, combinations, count) => sum + combinations * BigInt(weight(count)), 0n);
}

function rational(numerator: bigint, denominator: bigint): Rational {
  return { numerator, denominator };
}

function add(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}
