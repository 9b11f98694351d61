import type { Money } from '../../money.ts';
import type { TableRules } from './table-rules.ts';

/** What of a player's chips in one round counts as turnover: of opposite sides their difference, all else as it is. */
export function validTurnover(
  rules: Pick<TableRules, 'opposites'>,
  variant: string,
  chips: Readonly<Record<string, Money>>,
): Money {
  const all = Object.values(chips).reduce((sum, stake) => sum + stake, 0n);
  return rules.opposites(variant).reduce((left, [one, other]) => {
    const [a, b] = [chips[one] ?? 0n, chips[other] ?? 0n];
    return left - 2n * (a < b ? a : b);
  }, all);
}
