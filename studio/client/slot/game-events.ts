import type { Money } from '@lanna/rules/money';
import type { FrameMessage, PlaySession, ReelStep, SlotRound } from '../../play-api.ts';
import type { GameError, GameState, SpinAnswer } from './state.ts';
import type { WinTier } from './win-tier.ts';

/** What happens to the game. `now` is the page's monotonic clock in milliseconds. */
export type GameEvent =
  | { type: 'session'; session: PlaySession }
  /** The big button or the space bar; what it means depends on the phase. `key` is used if it starts a spin. */
  | { type: 'press'; now: number; key: string }
  | { type: 'stake'; stake: Money }
  /** The player wants to play with free bets, or with money. */
  | { type: 'free-bets'; on: boolean }
  | { type: 'answered'; answer: SpinAnswer }
  | { type: 'refused'; error: GameError }
  /** The player has read the refusal and wants what it offers. */
  | { type: 'recover'; now: number }
  | { type: 'landed' }
  | { type: 'presented' }
  /** The balance has changed outside of the game. */
  | { type: 'money-moved' }
  /** The balance that was asked for because of that; undefined when no answer came. */
  | { type: 'balance'; balance: Money | undefined }
  | { type: 'replay'; round: SlotRound }
  | { type: 'replay-closed' };

/** What the outside is asked to do. Commands carry all they need; they never look back at the state. */
export type Command =
  | { do: 'load-session' }
  | { do: 'ask-balance' }
  | { do: 'send-spin'; stake: Money; key: string; freeBets?: string }
  | { do: 'start-reels'; strips: ReelStep['strips'] }
  | { do: 'land-reels'; step: ReelStep }
  | { do: 'hurry-reels' }
  /** Back to the picture before the press. */
  | { do: 'return-reels' }
  | { do: 'present-win'; step: ReelStep; before: Money; tier: WinTier }
  | { do: 'skip-presentation' }
  | { do: 'open-intro'; spins: number; retrigger: boolean }
  | { do: 'open-summary'; won: Money; spins: number; tier: WinTier }
  | { do: 'open-resume'; round: SlotRound }
  | { do: 'open-error'; error: GameError }
  | { do: 'close-cards' }
  | { do: 'report-progress'; roundId: string; shown: number }
  | { do: 'post'; message: FrameMessage }
  | { do: 'announce-result'; win: Money; balance: Money; stake: Money };

export interface Played {
  state: GameState;
  commands: Command[];
}

export function only(state: GameState): Played {
  return { state, commands: [] };
}

export function withCommands({ state, commands }: Played, ...first: Command[]): Played {
  return { state, commands: [...first, ...commands] };
}
