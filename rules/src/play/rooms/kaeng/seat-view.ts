import type { RoomView } from '../room-rules.ts';
import type { KaengEnd, KaengState, Throw } from './hand-state.ts';

/** What lies on the table beside the hands. */
export interface KaengMore {
  /** Whose turn it is; null once the hand has ended. */
  turn: number | null;
  /** How many cards may still be drawn. */
  stock: number;
  thrown: Throw[];
  end: KaengEnd | null;
}

export interface KaengView extends RoomView {
  more: KaengMore;
}

/** All that one seat may know of a hand, and with null what who only watches may: own cards, what was thrown, and at the end all hands. The stock is in no view. */
export function viewFor(state: KaengState, viewer: number | null): KaengView {
  const { phase, terms, turn, stock, thrown, end } = state;
  const hands = state.hands.map(({ seat, cards }) => ({
    seat,
    count: cards.length,
    cards: phase === 'ended' || seat === viewer ? cards : null,
    acted: seat !== turn,
  }));
  const more = { turn: phase === 'ended' ? null : turn, stock: stock.length, thrown, end };
  return { phase, dealer: terms.dealer, hands, more };
}
