import type { Card } from '../../tables/cards.ts';
import type { HandTerms } from '../room-rules.ts';
import { CARDS_DEALT, checkTerms } from './terms.ts';

export type DummyMove =
  | { seat: number; move: 'draw' }
  /** Takes a card of the discard pile with all that lies above it, and melds it at once with these others. */
  | { seat: number; move: 'take'; card: Card; cards: readonly Card[] }
  | { seat: number; move: 'meld'; cards: readonly Card[] }
  /** On a meld of the table, by its number from 0. */
  | { seat: number; move: 'lay_off'; meld: number; cards: readonly Card[] }
  | { seat: number; move: 'discard'; card: Card }
  /** Lays down all of the hand at once but its last card. */
  | { seat: number; move: 'knock'; melds: readonly (readonly Card[])[]; card: Card };

/** ทิ้งเต็ม, ทิ้งดัมมี่, โง่. */
export type Penalty = 'full' | 'dummy' | 'fool';

export interface LaidCard {
  card: Card;
  /** Who has laid it there: it counts for that seat. */
  seat: number;
}

export interface DummySeat {
  seat: number;
  cards: Card[];
  /** The turn in which it first melded from the discard pile; null: not born. */
  bornIn: number | null;
  penalties: Penalty[];
}

export interface DummyState {
  terms: HandTerms;
  /** The first card of the discard pile. */
  head: Card;
  stock: Card[];
  /** From the lowest; `by` is who has thrown it, null for the head card. */
  pile: { card: Card; by: number | null }[];
  melds: LaidCard[][];
  /** In the order of turns: from the dealer's left, the dealer last. */
  hands: DummySeat[];
  /** From 0. */
  turn: number;
  phase: 'draw' | 'play' | 'ended';
  /** So many moves were made. */
  moves: number;
  /** What this turn has melded from the pile: who had thrown the card on top, if that card is in the meld. */
  thrownBy: number | null;
  knock: { seat: number; dark: boolean; colour: boolean } | null;
}

/** Card by card from the dealer's left; then the head card is turned up, and the rest is the stock. */
export function dealHand(terms: HandTerms, deck: readonly Card[]): DummyState {
  checkTerms(terms);
  const order = orderOfTurns(terms);
  const dealt = (CARDS_DEALT[order.length] as number) * order.length;
  const head = deck[dealt];
  if (head === undefined) throw new Error('the deck is too short for this hand');
  return {
    ...{ terms, head, stock: deck.slice(dealt + 1), pile: [{ card: head, by: null }], melds: [] },
    hands: order.map((seat, place) => ({
      ...{ seat, bornIn: null, penalties: [] },
      cards: deck.slice(0, dealt).filter((_, at) => at % order.length === place),
    })),
    ...{ turn: 0, phase: 'draw', moves: 0, thrownBy: null, knock: null },
  };
}

/** Whose turn it is. */
export function seatOfTurn({ hands, turn }: Pick<DummyState, 'hands' | 'turn'>): DummySeat {
  return hands[turn % hands.length] as DummySeat;
}

/** From the dealer's left, the dealer last. */
function orderOfTurns({ dealer, seats }: HandTerms): number[] {
  const place = seats.indexOf(dealer);
  return [...seats.slice(place + 1), ...seats.slice(0, place + 1)];
}
