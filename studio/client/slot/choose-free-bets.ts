import { type GameState, moneyOf } from './state.ts';

/** The next press plays a free bet, or the player's own stake: then that of the session, since the one of free bets was not chosen. */
export function chooseFreeBets(state: GameState, wanted: boolean): GameState {
  const { freeBets, session } = state;
  if (wanted && freeBets) return { ...state, playsFree: true, stake: moneyOf(freeBets.value) };
  if (!state.playsFree || !session) return { ...state, playsFree: false };
  return { ...state, playsFree: false, stake: moneyOf(session.defaultStake) };
}
