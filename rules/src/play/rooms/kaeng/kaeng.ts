import type { RoomRules, SeatEnd } from '../room-rules.ts';
import { sumOf } from './evaluate-hand.ts';
import { dealHand, type KaengMove, type KaengState } from './hand-state.ts';
import { playMove, refuseMove, safeMove, seatsToAct } from './play-move.ts';
import { readMove } from './read-move.ts';
import { viewFor } from './seat-view.ts';
import { settleHand } from './settle-hand.ts';
import { strategyMove } from './strategy-move.ts';
import { basesMost, KAENG, mostLost, nextDealer, SEATS_MOST } from './terms.ts';

/** แคง, as rooms deal it. */
export const kaeng: RoomRules<KaengState, KaengMove> = {
  ...KAENG,
  seatsMost: SEATS_MOST,
  dealsOnly: true,
  leastBases: basesMost(SEATS_MOST),
  mostLost,
  nextDealer,
  deal: dealHand,
  readMove,
  refuse: refuseMove,
  play: playMove,
  seatsToAct,
  step: ({ phase, turn, thrown }) => (phase === 'ended' ? phase : `${phase}:${turn}:${thrown.length}`),
  safeMove,
  strategyMove,
  viewFor,
  settle: settleHand,
  ends,
};

/** Cards left in hand and what they weigh, and how it ended. */
function ends({ hands, end }: KaengState): SeatEnd[] {
  return hands.map(({ seat, cards }) => ({
    ...{ seat, cards: [...cards], points: sumOf(cards) },
    marks: [
      ...(end && 'by' in end && end.by === seat ? [end.how] : []),
      ...(end?.how === 'dealt' && end.winners.includes(seat) ? [end.hand.name] : []),
    ],
  }));
}
