import type { Money } from '../../../money.ts';
import { type Multiplier, multiplierOf, type Outcome } from '../markets/outcome.ts';
import type { Odds } from '../odds/odds.ts';
import { linesOf, type Slip } from './slip.ts';

/** The smallest amount that is paid: what is less stays with the house. */
export const COIN: Money = 1000n;

type Lines = Pick<Slip, 'type' | 'sizes'>;

/**
 * What a slip comes back as, its stake included. The stake stands on each line; a line multiplies what its legs became. All lines are added exactly and rounded down to the coin once;
 * a line of void and pushed legs alone gives its stake back as it was.
 */
export function payoutOf(
  slip: Lines,
  stakeOfLine: Money,
  legs: readonly { odds: Odds; outcome: Outcome }[],
): Money {
  const multipliers = legs.map(({ odds, outcome }) => multiplierOf(outcome, odds));
  let sum: Multiplier = { numerator: 0n, denominator: 1n };
  for (const line of linesOf({ ...slip, legs })) {
    let back: Multiplier = { numerator: 1n, denominator: 1n };
    for (const at of line) back = times(back, multipliers[at]);
    if (back.numerator === 0n) continue;
    sum = {
      numerator: sum.numerator * back.denominator + back.numerator * sum.denominator,
      denominator: sum.denominator * back.denominator,
    };
  }
  const exact = (stakeOfLine * sum.numerator) / sum.denominator;
  return exact - (exact % COIN);
}

/** What it comes back as where every leg wins: what is promised, and what it could cost. */
export function mostPaid(slip: Lines, stakeOfLine: Money, odds: readonly Odds[]): Money {
  return payoutOf(
    slip,
    stakeOfLine,
    odds.map((price) => ({ odds: price, outcome: 'won' as const })),
  );
}

/** The largest stake of a line whose payout stays within `most`, in whole coins. */
export function stakeWithin(slip: Lines, most: Money, odds: readonly Odds[]): Money {
  const unit = 1_000_000n * COIN;
  const back = mostPaid(slip, unit, odds);
  if (back === 0n) return 0n;
  let stake = (most * unit) / back;
  stake -= stake % COIN;
  while (stake > 0n && mostPaid(slip, stake, odds) > most) stake -= COIN;
  return stake;
}

function times(one: Multiplier, other: Multiplier | undefined): Multiplier {
  if (!other) throw new Error('a line names a leg that the slip does not have');
  return {
    numerator: one.numerator * other.numerator,
    denominator: one.denominator * other.denominator,
  };
}
