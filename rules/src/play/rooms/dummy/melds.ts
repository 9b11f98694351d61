import { type Card, type Rank, rankNumber, rankOf, type Suit } from '../../tables/cards.ts';

/** Three or more of one suit in sequence, or three or four of one rank. */
export type MeldKind = 'run' | 'group';

const LEAST = 3;
const ACE_AFTER_KING = 14;

/** What cards make together; null where they make nothing. A card that comes twice makes nothing. */
export function meldKind(cards: readonly Card[]): MeldKind | null {
  if (cards.length < LEAST || new Set(cards).size !== cards.length) return null;
  if (new Set(cards.map(rankOf)).size === 1) return 'group';
  if (new Set(cards.map(suitOf)).size !== 1) return null;
  const heights = cards.map(height).toSorted((one, other) => one - other);
  return heights.every((one, place) => one === (heights[0] as number) + place) ? 'run' : null;
}

/** Whether cards may be laid off on a meld: together they are one of its kind. */
export function fitsMeld(meld: readonly Card[], cards: readonly Card[]): boolean {
  return cards.length > 0 && meldKind([...meld, ...cards]) !== null;
}

/** A run from its lowest card, a group by suits: as a meld lies on the table. */
export function inOrder<Item>(items: readonly Item[], cardOf: (item: Item) => Card): Item[] {
  return items.toSorted(
    (one, other) =>
      height(cardOf(one)) - height(cardOf(other)) || suitPlace(cardOf(one)) - suitPlace(cardOf(other)),
  );
}

/** 2 for the two … 14 for the ace: it follows the king and nothing follows it. */
export function height(card: Card): number {
  const rank = rankNumber(card);
  return rank === 1 ? ACE_AFTER_KING : rank;
}

export function suitOf(card: Card): Suit {
  return card.charAt(1) as Suit;
}

export function suitPlace(card: Card): number {
  return 'CDHS'.indexOf(card.charAt(1));
}

/** The card so many steps above another in its suit; undefined beyond the ace and below the two. */
export function above(card: Card, steps: number): Card | undefined {
  const rank = '23456789TJQKA'[height(card) - 2 + steps] as Rank | undefined;
  return rank && `${rank}${suitOf(card)}`;
}
