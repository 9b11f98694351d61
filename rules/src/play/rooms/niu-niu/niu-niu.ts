import type { RoomRules, SeatEnd } from '../room-rules.ts';
import { evaluateHand } from './evaluate-hand.ts';
import { dealHand, type NiuNiuMove, type NiuNiuState } from './hand-state.ts';
import { playMove, refuseMove, safeMove, seatsToAct } from './play-move.ts';
import { readMove } from './read-move.ts';
import { viewFor } from './seat-view.ts';
import { settleHand } from './settle-hand.ts';
import { strategyMove } from './strategy-move.ts';
import { mostLost, NIU_NIU, nextDealer, PLAYING_MOST, SEATS_MOST } from './terms.ts';

/** นิวนิว, as rooms deal it. */
export const niuNiu: RoomRules<NiuNiuState, NiuNiuMove> = {
  ...NIU_NIU,
  seatsMost: SEATS_MOST,
  dealsOnly: true,
  leastBases: PLAYING_MOST,
  readsReserves: true,
  mostLost,
  nextDealer,
  deal: dealHand,
  readMove,
  refuse: refuseMove,
  play: playMove,
  seatsToAct,
  step: ({ phase }) => phase,
  safeMove,
  strategyMove,
  viewFor,
  settle: settleHand,
  ends,
};

/** All five cards, what they are, and the bid or stake they were played at. */
function ends({ hands, bank }: NiuNiuState): SeatEnd[] {
  return hands.map(({ seat, cards, stake }) => {
    const { name, points } = evaluateHand(cards);
    return {
      ...{ seat, cards: [...cards] },
      marks: [
        name === 'bull' ? `${name}:${points}` : name,
        seat === bank?.seat ? `bank:${bank.times}` : `stake:${stake ?? 1}`,
      ],
    };
  });
}
