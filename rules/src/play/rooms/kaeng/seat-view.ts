import type { Card } from '../../tables/cards.ts';
import type { KaengEnd, KaengState, Throw } from './hand-state.ts';

export interface SeatView {
  seat: number;
  count: number;
  /** Null while the cards are hidden from the viewer. */
  cards: Card[] | null;
}

export interface KaengView {
  phase: KaengState['phase'];
  dealer: number;
  /** Null once the hand has ended. */
  turn: number | null;
  /** How many cards may still be drawn. */
  stock: number;
  thrown: Throw[];
  hands: SeatView[];
  end: KaengEnd | null;
}

/** All that one seat may know of a hand, and with null what who only watches may: own cards, what was thrown, and at the end all hands. The stock is in no view. */
export function viewFor(state: KaengState, viewer: number | null): KaengView {
  const { phase, terms, turn, stock, thrown, end } = state;
  const hands = state.hands.map(({ seat, cards }) => ({
    seat,
    count: cards.length,
    cards: phase === 'ended' || seat === viewer ? cards : null,
  }));
  return {
    ...{ phase, dealer: terms.dealer, turn: phase === 'ended' ? null : turn, stock: stock.length },
    ...{ thrown, hands, end },
  };
}
