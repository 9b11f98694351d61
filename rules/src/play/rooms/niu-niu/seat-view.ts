import type { Card } from '../../tables/cards.ts';
import type { NiuNiuState } from './hand-state.ts';

export interface SeatView {
  seat: number;
  count: number;
  /** Null while the cards are hidden from the viewer. */
  cards: Card[] | null;
  /** Others' bids are shown once all have bid, stakes once all have staked. */
  bid: number | null;
  stake: number | null;
  acted: boolean;
}

export interface NiuNiuView {
  phase: NiuNiuState['phase'];
  dealer: number;
  bank: { seat: number; times: number } | null;
  /** The highest bid that the viewer's reserve covers; null for who only watches. */
  covers: number | null;
  hands: SeatView[];
}

/** All that one seat may know of a hand, and with null what who only watches may: four own cards, and at the end all hands. A fifth card is in no view before. */
export function viewFor(state: NiuNiuState, viewer: number | null): NiuNiuView {
  const { phase, terms, bank } = state;
  const hands = state.hands.map(({ seat, cards, bid, stake }) => {
    const isOwn = seat === viewer;
    const isOver = phase === 'ended';
    return {
      ...{ seat, count: cards.length, cards: isOver || isOwn ? cards : null },
      bid: phase !== 'bid' || isOwn ? bid : null,
      stake: isOver || isOwn ? stake : null,
      acted: phase === 'bid' ? bid !== null : seat === bank?.seat || stake !== null,
    };
  });
  const place = viewer === null ? -1 : terms.seats.indexOf(viewer);
  return { phase, dealer: terms.dealer, bank, covers: terms.covers[place] ?? null, hands };
}
