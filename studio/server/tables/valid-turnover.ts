import type { Money } from '@lanna/rules/money';
import { type Chips, stakeOf } from './bets/table-bet.ts';
import type { LiveTable } from './live-table.ts';

/** What counts as turnover: opposite sides of one round count for their difference. */
export function validTurnover({ rules, variant }: Pick<LiveTable, 'rules' | 'variant'>, chips: Chips): Money {
  const left = new Map(Object.entries(chips));
  for (const [one, other] of rules.opposites(variant)) {
    const [a, b] = [left.get(one) ?? 0n, left.get(other) ?? 0n];
    const cancelled = a < b ? a : b;
    if (cancelled === 0n) continue;
    left.set(one, a - cancelled);
    left.set(other, b - cancelled);
  }
  return stakeOf(Object.fromEntries(left));
}
