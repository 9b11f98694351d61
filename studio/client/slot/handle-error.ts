import { chooseFreeBets } from './choose-free-bets.ts';
import { only, type Played } from './game-events.ts';
import type { GameError, GameState } from './state.ts';

/** Refusals that say for certain that no money is gone. */
const NOTHING_TAKEN: readonly GameError[] = [
  'stake_returned',
  'not_enough_money',
  'limit_reached',
  'free_bets_over',
  'too_soon',
  'invalid_input',
  'session_expired',
  'player_disabled',
  'game_disabled',
];
/** Of those, the ones after which the same page can play on. */
const CAN_PLAY_ON: readonly GameError[] = [
  'not_enough_money',
  'limit_reached',
  'free_bets_over',
  'too_soon',
  'invalid_input',
  'stake_returned',
];
/** Of a free bet: it will be refused again. */
const NOT_FREE: readonly GameError[] = ['limit_reached', 'free_bets_over'];

/** A spin, or the opening of the game, was refused or stayed without an answer. */
export function handleError(state: GameState, error: GameError): Played {
  if (state.phase !== 'spinning') {
    return { state: { ...state, phase: 'halted', error }, commands: [{ do: 'open-error', error }] };
  }
  if (error === 'round_unfinished') {
    return {
      state: { ...state, phase: 'loading', press: undefined },
      commands: [{ do: 'return-reels' }, { do: 'load-session' }],
    };
  }
  const isFree = state.press?.freeBets !== undefined;
  const stake = isFree ? 0n : (state.press?.stake ?? 0n);
  const known = error === 'free_bets_over' ? { ...state, freeBets: undefined } : state;
  const safe = NOTHING_TAKEN.includes(error);
  return {
    state: {
      ...(isFree && NOT_FREE.includes(error) ? chooseFreeBets(known, false) : known),
      phase: CAN_PLAY_ON.includes(error) ? 'idle' : 'halted',
      balance: safe ? state.balance + stake : state.balance,
      // An unconfirmed press keeps its key: sent again, it is still the same spin.
      press: error === 'no_connection' ? state.press : undefined,
      error,
    },
    commands: [{ do: 'return-reels' }, { do: 'open-error', error }],
  };
}

/** The player has read the refusal and presses the button it offers. */
export function recover(state: GameState, now: number): Played {
  const { press, error, session } = state;
  if (!error) return only(state);
  if (CAN_PLAY_ON.includes(error) && state.phase === 'idle') return only({ ...state, error: undefined });
  if (error === 'no_connection' && press && session) {
    return {
      state: { ...state, phase: 'spinning', error: undefined, nextSpinAt: now + session.minimumCycleMs },
      commands: [
        { do: 'start-reels', strips: 'base' },
        {
          do: 'send-spin',
          stake: press.stake,
          key: press.key,
          ...(press.freeBets !== undefined && { freeBets: press.freeBets }),
        },
      ],
    };
  }
  return {
    state: { ...state, phase: 'loading', press: undefined, error: undefined },
    commands: [{ do: 'load-session' }],
  };
}
