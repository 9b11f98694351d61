import type { Card } from '../../tables/cards.ts';
import type { RoomView } from '../room-rules.ts';
import { type DummyState, type LaidCard, type Penalty, seatOfTurn } from './hand-state.ts';

/** What lies open on the table. */
export interface DummyTable {
  head: Card;
  /** How many cards are left to draw. */
  stock: number;
  /** From the lowest. */
  pile: Card[];
  melds: LaidCard[][];
  born: number[];
  /** Born in the turn that goes on: a knock in it is still มืด. */
  bornNow: boolean;
  penalties: { seat: number; penalties: Penalty[] }[];
  knock: DummyState['knock'];
}

export interface DummyView extends RoomView {
  phase: DummyState['phase'];
  more: DummyTable;
}

/** All that one seat may know of a hand, and with null what who only watches may: own cards, what lies open, and at the end every card. The stock is a number. */
export function viewFor(state: DummyState, viewer: number | null): DummyView {
  const { phase, terms, head, stock, pile, melds, knock } = state;
  const turn = phase === 'ended' ? null : seatOfTurn(state);
  return {
    ...{ phase, dealer: terms.dealer },
    hands: state.hands.map(({ seat, cards }) => ({
      ...{ seat, count: cards.length, acted: seat !== turn?.seat },
      cards: seat === viewer || phase === 'ended' ? cards : null,
    })),
    more: {
      ...{ head, stock: stock.length, pile: pile.map(({ card }) => card), melds, knock },
      born: state.hands.flatMap(({ seat, bornIn }) => (bornIn === null ? [] : [seat])),
      bornNow: turn?.bornIn === state.turn,
      penalties: state.hands.map(({ seat, penalties }) => ({ seat, penalties })),
    },
  };
}
