import type { FairStream } from '../../fair-stream.ts';

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];
/** Spades, hearts, diamonds, clubs. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];
/** `AS`, `TH`, `9D`. */
export type Card = `${Rank}${Suit}`;

export const DECKS = 8;

/** Eight decks in the order they are opened: deck by deck spades, hearts, diamonds, clubs, each from the ace to the king. */
export const NEW_SHOE: readonly Card[] = Array.from({ length: DECKS }, () =>
  SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`)),
).flat();

/** The shoe of one round, its first card first. Shuffled anew for every round, so the odds are those of a full shoe. */
export function shuffledShoe(stream: FairStream): Card[] {
  return stream.shuffle(NEW_SHOE);
}

export function rankOf(card: Card): Rank {
  return card.charAt(0) as Rank;
}

/** 1 for the ace … 13 for the king. */
export function rankNumber(card: Card): number {
  return RANKS.indexOf(rankOf(card)) + 1;
}
