import type { Money } from '../../money.ts';

/** Of an earlier bill what it comes to now: another amount than was known when it was issued, since bets were corrected. */
export interface Correction {
  readonly was: Money;
  readonly is: Money;
}

export interface Payable {
  readonly corrected: Money;
  readonly payable: Money;
  /** What later bills make up for; never above zero. */
  readonly owedOn: Money;
}

/**
 * What a bill pays: what was earned in its period, what earlier ones turned out to be more or less, and what is owed from before. Over all bills of a
 * contract paid + owed is what was earned, to the last unit.
 */
export function payableOf(earned: Money, corrections: readonly Correction[], owed: Money): Payable {
  if (earned < 0n) throw new Error('nothing less than zero is earned');
  if (owed > 0n) throw new Error('what is owed is not above zero');
  const corrected = corrections.reduce((sum, { was, is }) => sum + is - was, 0n);
  const due = earned + corrected + owed;
  return { corrected, payable: due > 0n ? due : 0n, owedOn: due < 0n ? due : 0n };
}
