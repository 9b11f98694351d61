import { type Card, rankNumber } from '../../tables/cards.ts';

/** Hands that win as they were dealt; a later one beats an earlier one. */
export const KAENG_DEALT = ['straight', 'flush', 'four', 'straight_flush'] as const;
export type KaengDealtName = (typeof KAENG_DEALT)[number];

export interface DealtHand {
  name: KaengDealtName;
  /** How many base stakes each other seat pays. */
  times: 3 | 5;
  /** What decides between two of the same kind; equal share. */
  rank: number;
}

const ACE_AFTER_KING = 14;

/** What cards weigh together: an ace 1, ten and faces 10. The least wins; no card at all weighs nothing. */
export function sumOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + Math.min(rankNumber(card), 10), 0);
}

/** Whether five cards win as they were dealt; null for all others. Three of a kind, two pairs and a full house do not. */
export function evaluateDealt(cards: readonly Card[]): DealtHand | null {
  if (cards.length !== 5) throw new Error(`five cards are dealt, not ${cards.length}`);
  const ranks = cards.map(rankNumber).toSorted((one, other) => one - other);
  const inFour = ranks.find((rank) => ranks.filter((other) => other === rank).length === 4);
  if (inFour !== undefined) return { name: 'four', times: 5, rank: high(inFour) };
  const top = topOfSequence(ranks);
  const isFlush = new Set(cards.map((card) => card.charAt(1))).size === 1;
  if (isFlush && top !== null) return { name: 'straight_flush', times: 5, rank: top };
  if (isFlush) return { name: 'flush', times: 3, rank: Math.max(...ranks.map(high)) };
  return top === null ? null : { name: 'straight', times: 3, rank: top };
}

/** Above zero where the first beats the second; zero where they share. */
export function compareDealt(one: DealtHand, other: DealtHand): number {
  const kinds = KAENG_DEALT.indexOf(one.name) - KAENG_DEALT.indexOf(other.name);
  return kinds === 0 ? one.rank - other.rank : kinds;
}

/** The ace comes before the two or after the king, and in the middle of none: A 2 3 4 5 is topped by its five. */
function topOfSequence(ranks: readonly number[]): number | null {
  const runs = (of: readonly number[]) => of.every((rank, at) => at === 0 || rank === (of[at - 1] ?? 0) + 1);
  if (runs(ranks)) return ranks[4] as number;
  const withHighAce = ranks.map(high).toSorted((one, other) => one - other);
  return runs(withHighAce) ? ACE_AFTER_KING : null;
}

function high(rank: number): number {
  return rank === 1 ? ACE_AFTER_KING : rank;
}
