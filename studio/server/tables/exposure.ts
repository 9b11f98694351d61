import type { Money } from '@lanna/rules/money';
import type { Chips } from './bets/table-bet.ts';
import type { LiveTable } from './live-table.ts';

/**
 * The most that these chips can be paid in one round, stakes included. Never too little: of two plays that cancel each other only the larger counts, of all others each.
 */
export function largestPayout({ rules, variant }: Pick<LiveTable, 'rules' | 'variant'>, chips: Chips): Money {
  const plays = new Map(rules.plays(variant).map((play) => [play.key, play]));
  const pays = (key: string): Money => {
    const [stake, play] = [chips[key] ?? 0n, plays.get(key)];
    if (!play) return 0n;
    const { numerator, denominator } = play.mostWon;
    return stake + (stake * numerator) / denominator;
  };
  const counted = new Set<string>();
  let sum = 0n;
  for (const [one, other] of rules.opposites(variant)) {
    if (counted.has(one) || counted.has(other)) continue;
    counted.add(one).add(other);
    const [a, b] = [pays(one), pays(other)];
    if (a > b) sum += a;
    else sum += b;
  }
  for (const key of Object.keys(chips)) if (!counted.has(key)) sum += pays(key);
  return sum;
}

export function addChips(to: Map<string, Money>, chips: Chips): void {
  for (const [play, stake] of Object.entries(chips)) to.set(play, (to.get(play) ?? 0n) + stake);
}
