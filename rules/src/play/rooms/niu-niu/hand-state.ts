import type { Card } from '../../tables/cards.ts';
import { CARDS_SEEN, checkTerms, dealingOrder, type NiuNiuTerms } from './terms.ts';

export type NiuNiuMove =
  /** How many times the base stake the seat would deal at; 0: it would not. */
  | { seat: number; move: 'bid'; times: number }
  /** How many times the stake a seat plays against the dealer. */
  | { seat: number; move: 'stake'; times: number };

export interface SeatCards {
  seat: number;
  /** Four until the stakes are set, then all five. */
  cards: Card[];
  /** It lies fixed from the shuffle on, and is in no view before the end. */
  fifth: Card;
  bid: number | null;
  stake: number | null;
}

export interface NiuNiuState {
  terms: NiuNiuTerms;
  phase: 'bid' | 'stake' | 'ended';
  /** Who deals and at how many times, once all have bid. */
  bank: { seat: number; times: number } | null;
  /** In the order of dealing. */
  hands: SeatCards[];
}

/** Card by card from the dealer's left, four times; the fifth cards lie behind them in the same order. */
export function dealHand(terms: NiuNiuTerms, deck: readonly Card[]): NiuNiuState {
  checkTerms(terms);
  const order = dealingOrder(terms);
  const count = order.length;
  if (deck.length < (CARDS_SEEN + 1) * count) throw new Error('the deck is too short for this hand');
  const hands = order.map((seat, place): SeatCards => {
    const cards = Array.from({ length: CARDS_SEEN }, (_, round) => deck[round * count + place] as Card);
    return { seat, cards, fifth: deck[CARDS_SEEN * count + place] as Card, bid: null, stake: null };
  });
  return { terms, phase: 'bid', bank: null, hands };
}

/** What follows by itself: once all have bid it is known who deals, and once all have staked the fifth cards are opened. */
export function advance(state: NiuNiuState): NiuNiuState {
  if (state.phase === 'bid') {
    if (state.hands.some(({ bid }) => bid === null)) return state;
    return { ...state, phase: 'stake', bank: bankOf(state) };
  }
  const waits = state.hands.some(({ seat, stake }) => stake === null && seat !== state.bank?.seat);
  if (waits) return state;
  const hands = state.hands.map((hand) => ({ ...hand, cards: [...hand.cards, hand.fifth] }));
  return { ...state, phase: 'ended', hands };
}

/** The highest bid, of equal ones the first from the dealer's left; where no seat bids, the dealer at ×1. */
function bankOf({ hands, terms }: NiuNiuState): { seat: number; times: number } {
  const most = Math.max(...hands.map(({ bid }) => bid ?? 0));
  const first = hands.find(({ bid }) => bid === most);
  return most === 0 || !first ? { seat: terms.dealer, times: 1 } : { seat: first.seat, times: most };
}
