import type { RoomView } from '../room-rules.ts';
import type { NiuNiuState } from './hand-state.ts';
import { coverOf } from './play-move.ts';

/** What is said beside the cards. */
export interface NiuNiuMore {
  /** Who deals, at how many times; null while it is bid for. */
  bank: { seat: number; times: number } | null;
  /** The highest bid that the viewer's reserve covers; null for who only watches. */
  covers: number | null;
  /** Others' bids are shown once all have bid, stakes once all have staked. */
  seats: { seat: number; bid: number | null; stake: number | null }[];
}

export interface NiuNiuView extends RoomView {
  more: NiuNiuMore;
}

/** All that one seat may know of a hand, and with null what who only watches may: four own cards, and at the end all hands. A fifth card is in no view before. */
export function viewFor(state: NiuNiuState, viewer: number | null): NiuNiuView {
  const { phase, terms, bank } = state;
  const isOver = phase === 'ended';
  const hands = state.hands.map(({ seat, cards, bid, stake }) => ({
    ...{ seat, count: cards.length, cards: isOver || seat === viewer ? cards : null },
    acted: phase === 'bid' ? bid !== null : seat === bank?.seat || stake !== null,
  }));
  const seats = state.hands.map(({ seat, bid, stake }) => ({
    seat,
    bid: phase !== 'bid' || seat === viewer ? bid : null,
    stake: isOver || seat === viewer ? stake : null,
  }));
  const covers = viewer !== null && terms.seats.includes(viewer) ? coverOf(state, viewer) : null;
  return { phase, dealer: terms.dealer, hands, more: { bank, covers, seats } };
}
