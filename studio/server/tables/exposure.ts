import type { Money } from '@lanna/rules/money';
import type { Chips } from './bets/table-bet.ts';
import type { LiveTable } from './live-table.ts';

/** The most that these chips can be paid in one round, stakes included: over all that can be dealt, so what cannot win together is not added up. */
export function largestPayout({ rules, variant }: Pick<LiveTable, 'rules' | 'variant'>, chips: Chips): Money {
  return rules.mostPaid(variant, chips);
}

export function addChips(to: Map<string, Money>, chips: Chips): void {
  for (const [play, stake] of Object.entries(chips)) to.set(play, (to.get(play) ?? 0n) + stake);
}
