import type { Card } from '../../tables/cards.ts';
import { evaluateHand } from './evaluate-hand.ts';
import { checkTerms, dealingOrder, type PokDengTerms } from './terms.ts';

export type PokDengMove =
  | { seat: number; move: 'draw' | 'stand' }
  /** The dealer's alone, once, before drawing or standing: these seats are compared with the dealer's two cards. */
  | { seat: number; move: 'compare'; seats: readonly number[] };

export interface SeatCards {
  seat: number;
  cards: Card[];
  /** The card that comes if this seat draws. It lies fixed from the shuffle on, so what others do and when changes it for none. */
  third: Card;
  acted: boolean;
  /** Shown to the whole table. */
  shown: boolean;
  /** The dealer's cards it was compared with; null while it was not. */
  against: readonly Card[] | null;
}

export interface PokDengState {
  terms: PokDengTerms;
  phase: 'seats' | 'dealer' | 'ended';
  /** In the order of dealing, the dealer last. */
  hands: SeatCards[];
  dealerCompared: boolean;
}

/** Card by card from the dealer's left, twice; the third cards lie behind them in the same order. */
export function dealHand(terms: PokDengTerms, deck: readonly Card[]): PokDengState {
  checkTerms(terms);
  const order = dealingOrder(terms);
  const count = order.length;
  const cardAt = (place: number): Card => {
    const card = deck[place];
    if (card === undefined) throw new Error('the deck is too short for this hand');
    return card;
  };
  const hands = order.map((seat, place): SeatCards => {
    const cards = [cardAt(place), cardAt(count + place)];
    const pok = isPok(cards);
    return { seat, cards, third: cardAt(2 * count + place), acted: pok, shown: pok, against: null };
  });
  return advance({ terms, phase: 'seats', hands, dealerCompared: false });
}

/** What follows by itself: a dealer's ป๊อก ends the hand at once; where every seat has acted it is the dealer's turn; where all are compared nothing is left to do. */
export function advance(state: PokDengState): PokDengState {
  if (state.phase === 'ended') return state;
  const dealer = dealerOf(state);
  if (isPok(dealer.cards)) return endHand(state);
  if (!seatsOf(state).every(({ acted }) => acted)) return state;
  // A ป๊อก is beyond whatever the dealer may still draw.
  const open = seatsOf(state).some((hand) => hand.against === null && !isPok(hand.cards));
  return open ? { ...state, phase: 'dealer' } : endHand(state);
}

/** Who has not been compared is compared with the dealer's cards as they lie, and all are shown. */
export function endHand(state: PokDengState): PokDengState {
  const { cards } = dealerOf(state);
  const hands = state.hands.map((hand) => ({
    ...hand,
    acted: true,
    shown: true,
    against: hand.seat === state.terms.dealer ? null : (hand.against ?? cards),
  }));
  return { ...state, phase: 'ended', hands };
}

export function dealerOf({ hands, terms }: PokDengState): SeatCards {
  return hands.find(({ seat }) => seat === terms.dealer) as SeatCards;
}

export function seatsOf({ hands, terms }: PokDengState): SeatCards[] {
  return hands.filter(({ seat }) => seat !== terms.dealer);
}

export function isPok(cards: readonly Card[]): boolean {
  return evaluateHand(cards).name === 'pok';
}
