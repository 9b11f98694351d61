import type { RoomRules } from '../room-rules.ts';
import { type DummyMove, type DummyState, dealHand, seatOfTurn } from './hand-state.ts';
import { playMove, refuseMove } from './play-move.ts';
import { readMove } from './read-move.ts';
import { viewFor } from './seat-view.ts';
import { endsOf, settleHand } from './settle-hand.ts';
import { safeDiscard, strategyMove } from './strategy-move.ts';
import { DUMMY, mostLost, nextDealer, PAIR_BASES_MOST, SEATS_MOST } from './terms.ts';

/** ดัมมี่, as rooms deal it: one seat after the other draws or takes, melds and throws a card. */
export const dummy: RoomRules<DummyState, DummyMove> = {
  ...DUMMY,
  seatsMost: SEATS_MOST,
  dealsOnly: true,
  leastBases: PAIR_BASES_MOST * BigInt(SEATS_MOST - 1),
  mostLost,
  nextDealer,
  deal: dealHand,
  readMove,
  refuse: refuseMove,
  play: playMove,
  seatsToAct: (state) => (state.phase === 'ended' ? [] : [seatOfTurn(state).seat]),
  // Each draw, meld and discard has its own time.
  step: ({ phase, moves }) => (phase === 'ended' ? 'ended' : `${phase}:${moves}`),
  safeMove,
  strategyMove,
  viewFor,
  settle: settleHand,
  ends: endsOf,
};

/** Draws, and throws a card that costs nothing where there is one. */
function safeMove(state: DummyState, seat: number): DummyMove {
  if (state.phase === 'draw') return { seat, move: 'draw' };
  const { more } = viewFor(state, seat);
  return { seat, move: 'discard', card: safeDiscard(more, seatOfTurn(state).cards) };
}
