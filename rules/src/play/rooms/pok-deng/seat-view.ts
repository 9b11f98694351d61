import type { RoomView } from '../room-rules.ts';
import type { PokDengState } from './hand-state.ts';

/** All that one seat may know of a hand, and with null what who only watches may: own cards, and what is shown to the table. Third cards and the deck are in no view. */
export function viewFor(state: PokDengState, viewer: number | null): RoomView {
  const hands = state.hands.map(({ seat, cards, acted, shown, against }) => ({
    seat,
    count: cards.length,
    cards: shown || seat === viewer ? cards : null,
    acted,
    compared: against !== null,
  }));
  return { phase: state.phase, dealer: state.terms.dealer, hands };
}
