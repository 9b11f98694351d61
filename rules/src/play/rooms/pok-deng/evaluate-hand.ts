import { type Card, rankNumber } from '../../tables/cards.ts';

export const POK_DENG_HANDS = [
  'points',
  'three_faces',
  'straight',
  'straight_flush',
  'trips',
  'pok',
] as const;
export type PokDengHandName = (typeof POK_DENG_HANDS)[number];

export interface EvaluatedHand {
  /** Its kind; a later one of `POK_DENG_HANDS` beats an earlier one. */
  name: PokDengHandName;
  /** The last digit of the sum of its cards. */
  points: number;
  /** By how much a win with it is paid: เด้ง. */
  times: 1 | 2 | 3 | 5;
  /** What decides between hands of the same kind; equal is a draw. */
  rank: number;
}

const ACE_AFTER_KING = 14;
const JACK = 11;

/** Two or three cards. Throws for any other number. */
export function evaluateHand(cards: readonly Card[]): EvaluatedHand {
  if (cards.length !== 2 && cards.length !== 3)
    throw new Error(`a hand has two or three cards, not ${cards.length}`);
  const points = pointsOf(cards);
  if (cards.length === 2) {
    const times = isFlush(cards) || isOneRank(cards) ? 2 : 1;
    return { name: points >= 8 ? 'pok' : 'points', points, times, rank: points };
  }
  const ranks = cards.map(highRank).toSorted((one, other) => one - other);
  const highest = ranks[2] as number;
  if (isOneRank(cards)) return { name: 'trips', points, times: 5, rank: highest };
  if (isSequence(ranks))
    return isFlush(cards)
      ? { name: 'straight_flush', points, times: 5, rank: highest }
      : { name: 'straight', points, times: 3, rank: highest };
  if (cards.every((card) => rankNumber(card) >= JACK))
    return { name: 'three_faces', points, times: 3, rank: 0 };
  return { name: 'points', points, times: isFlush(cards) ? 3 : 1, rank: points };
}

/** Above zero where the first hand beats the second, below zero where it loses, zero for a draw. */
export function compareHands(one: EvaluatedHand, other: EvaluatedHand): number {
  const kinds = POK_DENG_HANDS.indexOf(one.name) - POK_DENG_HANDS.indexOf(other.name);
  return kinds === 0 ? one.rank - other.rank : kinds;
}

/** How many base stakes the first hand wins of the second; below zero what it loses. The winner's เด้ง counts, the loser's does not. */
export function basesWon(one: EvaluatedHand, other: EvaluatedHand): number {
  const order = compareHands(one, other);
  if (order === 0) return 0;
  return order > 0 ? one.times : -other.times;
}

/** Ace 1, ten and faces nothing. */
function pointsOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + Math.min(rankNumber(card), 10), 0) % 10;
}

function isFlush(cards: readonly Card[]): boolean {
  return new Set(cards.map((card) => card.charAt(1))).size === 1;
}

function isOneRank(cards: readonly Card[]): boolean {
  return new Set(cards.map(rankNumber)).size === 1;
}

/** The ace comes after the king and nowhere else: Q K A is a straight, A 2 3 is none. */
function isSequence([lowest, middle, highest]: readonly number[]): boolean {
  return lowest !== undefined && middle === lowest + 1 && highest === middle + 1;
}

function highRank(card: Card): number {
  const rank = rankNumber(card);
  return rank === 1 ? ACE_AFTER_KING : rank;
}
