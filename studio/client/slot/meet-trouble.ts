import { only, type Played } from './game-events.ts';
import type { GameState, Trouble } from './state.ts';

/** Refusals that say for certain that no money is gone. */
const NOTHING_TAKEN: readonly Trouble[] = [
  'stake_returned',
  'not_enough_money',
  'limit_reached',
  'too_soon',
  'invalid_input',
  'session_expired',
  'player_disabled',
  'game_disabled',
];
/** Of those, the ones after which the same page can play on. */
const CAN_PLAY_ON: readonly Trouble[] = [
  'not_enough_money',
  'limit_reached',
  'too_soon',
  'invalid_input',
  'stake_returned',
];

/** A spin, or the opening of the game, was refused or stayed without an answer. */
export function takeTrouble(state: GameState, trouble: Trouble): Played {
  if (state.phase !== 'spinning') {
    return { state: { ...state, phase: 'halted', trouble }, commands: [{ do: 'open-trouble', trouble }] };
  }
  if (trouble === 'round_unfinished') {
    return {
      state: { ...state, phase: 'loading', press: undefined },
      commands: [{ do: 'return-reels' }, { do: 'load-session' }],
    };
  }
  const stake = state.press?.stake ?? 0n;
  const safe = NOTHING_TAKEN.includes(trouble);
  return {
    state: {
      ...state,
      phase: CAN_PLAY_ON.includes(trouble) ? 'idle' : 'halted',
      balance: safe ? state.balance + stake : state.balance,
      // An unconfirmed press keeps its key: sent again, it is still the same spin.
      press: trouble === 'no_connection' ? state.press : undefined,
      trouble,
    },
    commands: [{ do: 'return-reels' }, { do: 'open-trouble', trouble }],
  };
}

/** The player has read what happened and takes the way out that was offered. */
export function recover(state: GameState, now: number): Played {
  const { press, trouble, session } = state;
  if (!trouble) return only(state);
  if (CAN_PLAY_ON.includes(trouble) && state.phase === 'idle') return only({ ...state, trouble: undefined });
  if (trouble === 'no_connection' && press && session) {
    return {
      state: { ...state, phase: 'spinning', trouble: undefined, nextSpinAt: now + session.minimumCycleMs },
      commands: [
        { do: 'start-reels', strips: 'base' },
        { do: 'send-spin', stake: press.stake, key: press.key },
      ],
    };
  }
  return {
    state: { ...state, phase: 'loading', press: undefined, trouble: undefined },
    commands: [{ do: 'load-session' }],
  };
}
