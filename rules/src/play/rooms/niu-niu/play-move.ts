import { advance, type NiuNiuMove, type NiuNiuState } from './hand-state.ts';
import { BIDS, coveredBid, STAKES } from './terms.ts';

/** Why a move is not taken; null where it may be made. Anything may come here: a client may have made it up. */
export type MoveRefusal =
  | 'ended'
  | 'not_in_hand'
  | 'not_your_turn'
  | 'already_acted'
  | 'no_such_bid'
  | 'not_covered'
  | 'no_such_stake';

export function refuseMove(state: NiuNiuState, move: NiuNiuMove): MoveRefusal | null {
  if (state.phase === 'ended') return 'ended';
  const hand = state.hands.find(({ seat }) => seat === move.seat);
  if (!hand) return 'not_in_hand';
  if (move.move !== state.phase) return 'not_your_turn';
  if (move.move === 'stake') {
    if (state.bank?.seat === move.seat) return 'not_your_turn';
    if (hand.stake !== null) return 'already_acted';
    return STAKES.some((known) => known === move.times) ? null : 'no_such_stake';
  }
  if (hand.bid !== null) return 'already_acted';
  if (!BIDS.some((known) => known === move.times)) return 'no_such_bid';
  return move.times > coverOf(state, move.seat) ? 'not_covered' : null;
}

/** The state after a move. Throws for one that is refused. */
export function playMove(state: NiuNiuState, move: NiuNiuMove): NiuNiuState {
  const refusal = refuseMove(state, move);
  if (refusal) throw new Error(`the move is refused: ${refusal}`);
  const hands = state.hands.map((hand) =>
    hand.seat === move.seat ? { ...hand, [move.move]: move.times } : hand,
  );
  return advance({ ...state, hands });
}

/** What is played for a seat whose time is over or whose line is lost: it does not bid, and plays once its stake. */
export function safeMove(state: NiuNiuState, seat: number): NiuNiuMove {
  if (!state.hands.some((hand) => hand.seat === seat)) throw new Error(`seat ${seat} is not in the hand`);
  return state.phase === 'bid' ? { seat, move: 'bid', times: 0 } : { seat, move: 'stake', times: 1 };
}

/** Seats that may act now, all of them at the same time. */
export function seatsToAct({ phase, hands, bank }: NiuNiuState): number[] {
  if (phase === 'ended') return [];
  if (phase === 'bid') return hands.flatMap(({ seat, bid }) => (bid === null ? [seat] : []));
  return hands.flatMap(({ seat, stake }) => (stake === null && seat !== bank?.seat ? [seat] : []));
}

/** The highest bid that the seat has reserved for. */
export function coverOf({ terms }: Pick<NiuNiuState, 'terms'>, seat: number): number {
  const reserve = terms.reserves?.[terms.seats.indexOf(seat)] ?? 0n;
  return coveredBid(reserve, terms.seats.length, terms.base);
}
