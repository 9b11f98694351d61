import type { RoomRules } from '../room-rules.ts';
import { nextBank } from './bank.ts';
import { dealHand, type PokDengMove, type PokDengState } from './hand-state.ts';
import { playMove, refuseMove, safeMove, seatsToAct } from './play-move.ts';
import { readMove } from './read-move.ts';
import { viewFor } from './seat-view.ts';
import { settleHand } from './settle-hand.ts';
import { strategyMove } from './strategy-move.ts';
import { BASES_MOST, mostLost, nextDealer, POK_DENG, SEATS_MOST } from './terms.ts';

/** ป๊อกเด้ง, as rooms deal it. */
export const pokDeng: RoomRules<PokDengState, PokDengMove> = {
  ...POK_DENG,
  seatsMost: SEATS_MOST,
  leastBases: BASES_MOST,
  mostLost,
  nextDealer,
  nextBank,
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
  ends: ({ hands }) => hands.map(({ seat, cards }) => ({ seat, cards: [...cards] })),
};
