import { evaluateHand } from './evaluate-hand.ts';
import {
  advance,
  dealerOf,
  endHand,
  type PokDengMove,
  type PokDengState,
  type SeatCards,
  seatsOf,
} from './hand-state.ts';

/** Why a move is not taken; null where it may be made. Anything may come here: a client may have made it up. */
export type MoveRefusal =
  | 'ended'
  | 'not_in_hand'
  | 'not_your_turn'
  | 'already_acted'
  | 'not_dealer'
  | 'no_such_seats';

export function refuseMove(state: PokDengState, move: PokDengMove): MoveRefusal | null {
  if (state.phase === 'ended') return 'ended';
  const hand = state.hands.find(({ seat }) => seat === move.seat);
  if (!hand) return 'not_in_hand';
  const isDealer = move.seat === state.terms.dealer;
  if (move.move === 'compare' && !isDealer) return 'not_dealer';
  if (isDealer && state.phase !== 'dealer') return 'not_your_turn';
  if (hand.acted) return 'already_acted';
  return move.move === 'compare' ? refuseComparing(state, move.seats) : null;
}

/** The state after a move. Throws for one that is refused. */
export function playMove(state: PokDengState, move: PokDengMove): PokDengState {
  const refusal = refuseMove(state, move);
  if (refusal) throw new Error(`the move is refused: ${refusal}`);
  if (move.move === 'compare') return advance(compareSeats(state, move.seats));
  const drawn = (hand: SeatCards): SeatCards => ({
    ...hand,
    cards: move.move === 'draw' ? [...hand.cards, hand.third] : hand.cards,
    acted: true,
  });
  const hands = state.hands.map((hand) => (hand.seat === move.seat ? drawn(hand) : hand));
  const next = { ...state, hands };
  return move.seat === state.terms.dealer ? endHand(next) : advance(next);
}

/** What is played for a seat whose time is over or whose line is lost: drawing below four points, standing from four on, comparing none beforehand. */
export function safeMove(state: PokDengState, seat: number): PokDengMove {
  const cards = state.hands.find((hand) => hand.seat === seat)?.cards;
  if (!cards) throw new Error(`seat ${seat} is not in the hand`);
  return { seat, move: evaluateHand(cards).points < 4 ? 'draw' : 'stand' };
}

/** Seats that may act now, all of them at the same time. */
export function seatsToAct(state: PokDengState): number[] {
  if (state.phase === 'ended') return [];
  if (state.phase === 'dealer') return [state.terms.dealer];
  return seatsOf(state).flatMap(({ seat, acted }) => (acted ? [] : [seat]));
}

function compareSeats(state: PokDengState, seats: readonly number[]): PokDengState {
  const { cards } = dealerOf(state);
  const hands = state.hands.map((hand) => {
    if (hand.seat === state.terms.dealer) return { ...hand, shown: true };
    return seats.includes(hand.seat) ? { ...hand, shown: true, against: cards } : hand;
  });
  return { ...state, hands, dealerCompared: true };
}

function refuseComparing(state: PokDengState, seats: readonly number[]): MoveRefusal | null {
  if (state.dealerCompared) return 'already_acted';
  const there = new Set(seatsOf(state).map(({ seat }) => seat));
  const fits =
    seats.length > 0 && new Set(seats).size === seats.length && seats.every((seat) => there.has(seat));
  return fits ? null : 'no_such_seats';
}
