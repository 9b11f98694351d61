import type { Money } from '@lanna/rules/money';

/** What lies on the mat, by play. A play without chips is not in it. */
export type Chips = Readonly<Record<string, Money>>;

/** What bounds the chips of one player in one round. */
export interface ChipLimits {
  /** Of all chips together. */
  least: Money;
  most: Money;
  mostOf(play: string): Money;
  playsMost: number;
  /** What the player has for this table: the balance less what is confirmed at others. */
  money: Money;
}

export type ChipRefusal =
  | { code: 'too_many_chips'; most: number }
  | { code: 'above_play'; play: string; most: Money }
  | { code: 'above_table'; most: Money }
  | { code: 'below_table'; least: Money }
  | { code: 'not_enough_money' };

export function sumOf(chips: Chips): Money {
  return Object.values(chips).reduce((sum, amount) => sum + amount, 0n);
}

export function sameChips(one: Chips, other: Chips): boolean {
  const plays = Object.keys(one);
  return (
    plays.length === Object.keys(other).length &&
    plays.every((play) => Object.hasOwn(other, play) && one[play] === other[play])
  );
}

export function addChips(chips: Chips, more: Chips): Chips {
  const sum: Record<string, Money> = { ...chips };
  for (const [play, amount] of Object.entries(more)) sum[play] = (sum[play] ?? 0n) + amount;
  return sum;
}

/** Why these chips cannot lie there. Too little in all is no obstacle while chips are being put: it is one to confirming. */
export function chipRefusal(chips: Chips, limits: ChipLimits): ChipRefusal | undefined {
  const entries = Object.entries(chips);
  if (entries.length > limits.playsMost) return { code: 'too_many_chips', most: limits.playsMost };
  for (const [play, amount] of entries) {
    const most = limits.mostOf(play);
    if (amount > most) return { code: 'above_play', play, most };
  }
  const sum = sumOf(chips);
  if (sum > limits.most) return { code: 'above_table', most: limits.most };
  return sum > limits.money ? { code: 'not_enough_money' } : undefined;
}

/** Why these chips cannot be confirmed; none at all takes everything back, which is always possible. */
export function confirmRefusal(chips: Chips, limits: ChipLimits): ChipRefusal | undefined {
  const sum = sumOf(chips);
  if (sum > 0n && sum < limits.least) return { code: 'below_table', least: limits.least };
  return chipRefusal(chips, limits);
}
