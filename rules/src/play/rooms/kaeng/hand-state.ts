import type { Card } from '../../tables/cards.ts';
import { compareDealt, type DealtHand, evaluateDealt, sumOf } from './evaluate-hand.ts';
import { CARDS_DEALT, checkTerms, dealingOrder, type KaengTerms, STOCK_OF_SEAT } from './terms.ts';

export type KaengMove =
  /** แคง: in place of drawing, all hands are compared. */
  | { seat: number; move: 'call' }
  | { seat: number; move: 'draw' }
  /** ไหล: in place of drawing, all own cards of the rank that was thrown last. */
  | { seat: number; move: 'follow' }
  /** After drawing: one card, or two to four of one rank. */
  | { seat: number; move: 'throw'; cards: readonly Card[] };

export interface SeatCards {
  seat: number;
  cards: Card[];
  /** How many ไหล on its cards it has paid for. */
  paid: number;
}

export interface Throw {
  seat: number;
  cards: Card[];
  /** Whom a ไหล has followed, and whether that one pays for it; null for a throw after drawing. */
  followed: { seat: number; pays: boolean } | null;
}

export type KaengEnd =
  /** Won as it was dealt. */
  | { how: 'dealt'; winners: number[]; hand: DealtHand }
  /** A call: won by who called, or lost to all others. */
  | { how: 'called'; by: number; winners: number[] }
  /** The last card of a hand was thrown. */
  | { how: 'emptied'; by: number; winners: number[] }
  /** The stock is spent: the least sum wins, equal ones share. */
  | { how: 'stock'; winners: number[] };

export interface KaengState {
  terms: KaengTerms;
  /** turn: call, draw or follow · throw: a card was drawn. */
  phase: 'turn' | 'throw' | 'ended';
  /** Whose turn it is. */
  turn: number;
  /** In the order of dealing, which is the order of turns. */
  hands: SeatCards[];
  /** Its first card is drawn next. */
  stock: Card[];
  thrown: Throw[];
  end: KaengEnd | null;
}

/** Card by card from the dealer's left, five times; what lies behind them is the stock. */
export function dealHand(terms: KaengTerms, deck: readonly Card[]): KaengState {
  checkTerms(terms);
  const order = dealingOrder(terms);
  const count = order.length;
  const dealt = CARDS_DEALT * count;
  if (deck.length < dealt + count) throw new Error('the deck is too short for this hand');
  const hands = order.map((seat, place): SeatCards => {
    const cards = Array.from({ length: CARDS_DEALT }, (_, round) => deck[round * count + place] as Card);
    return { seat, cards, paid: 0 };
  });
  const stock = deck.slice(dealt, dealt + STOCK_OF_SEAT * count);
  const state: KaengState = {
    ...{ terms, phase: 'turn', turn: order[0] as number, hands, stock, thrown: [], end: null },
  };
  const end = wonAsDealt(hands);
  return end ? { ...state, phase: 'ended', end } : state;
}

export function handOf({ hands }: Pick<KaengState, 'hands'>, seat: number): SeatCards | undefined {
  return hands.find((hand) => hand.seat === seat);
}

/** The seat after another one in the order of turns. */
export function seatAfter({ hands }: Pick<KaengState, 'hands'>, seat: number): number {
  const place = hands.findIndex((hand) => hand.seat === seat);
  return (hands[(place + 1) % hands.length] as SeatCards).seat;
}

/** Seats with the least sum, in the order of turns. */
export function lowestOf(hands: readonly SeatCards[]): number[] {
  const least = Math.min(...hands.map(({ cards }) => sumOf(cards)));
  return hands.flatMap(({ seat, cards }) => (sumOf(cards) === least ? [seat] : []));
}

function wonAsDealt(hands: readonly SeatCards[]): KaengEnd | null {
  const special = hands.flatMap(({ seat, cards }) => {
    const hand = evaluateDealt(cards);
    return hand ? [{ seat, hand }] : [];
  });
  const [best] = special.toSorted((one, other) => compareDealt(other.hand, one.hand));
  if (!best) return null;
  const winners = special.filter(({ hand }) => compareDealt(hand, best.hand) === 0).map(({ seat }) => seat);
  return { how: 'dealt', winners, hand: best.hand };
}
