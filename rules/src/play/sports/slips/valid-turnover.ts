import type { Money } from '../../../money.ts';

/** Of one bet: what was won or lost, at most the stake. A stake that came back whole counts for nothing. */
export function validTurnover(stake: Money, payout: Money): Money {
  const moved = payout > stake ? payout - stake : stake - payout;
  return moved < stake ? moved : stake;
}

/**
 * What of a member's stakes on one market counts, by selection: where every selection was backed, as much as lies on all of them alike counts for nothing. Of the two sides of a handicap
 * their difference is left.
 */
export function unopposed(
  selections: readonly string[],
  stakes: Readonly<Record<string, Money>>,
): Record<string, Money> {
  const least = selections.reduce<Money | undefined>((low, selection) => {
    const stake = stakes[selection] ?? 0n;
    return low === undefined || stake < low ? stake : low;
  }, undefined);
  return Object.fromEntries(
    Object.entries(stakes).map(([selection, stake]) => [selection, stake - (least ?? 0n)]),
  );
}
