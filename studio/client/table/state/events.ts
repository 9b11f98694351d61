import type { Money } from '@lanna/rules/money';
import type { FrameMessage } from '../../../play-api.ts';
import type { TableSession, TableState } from '../../../table-api.ts';
import type { Chips } from './chips.ts';
import type { Notice, Own, PageState, Sending, TableError } from './state.ts';

/** What happens to the page. `at` is the server's time in milliseconds. */
export type TableEvent =
  | {
      type: 'session';
      session: TableSession;
      /** Kept on the device. */
      open: readonly string[];
      last: Readonly<Record<string, Chips>>;
      chip: Money | undefined;
      timeConfirms: boolean;
    }
  | { type: 'frame'; frame: TableState; at: number }
  | { type: 'own'; table: string; own: Own; balance: Money }
  | { type: 'press'; table: string; play: string; at: number }
  /** The chips of one play off the mat. */
  | { type: 'take'; table: string; play: string; at: number }
  /** Several plays at once: neighbours of a number, a favourite. */
  | { type: 'put'; table: string; chips: Chips; at: number }
  | { type: 'undo' | 'double' | 'repeat' | 'clear'; table: string; at: number }
  | { type: 'confirm'; table: string; key: string; at: number }
  | { type: 'confirmed'; table: string; key: string; own: Own; balance: Money }
  | {
      type: 'refused';
      table: string;
      key: string;
      error: TableError;
      facts: Pick<Extract<Notice, { kind: 'error' }>, 'play' | 'least' | 'most' | 'left'>;
    }
  /** Time passes. `keyFor` makes a key for what time confirms. */
  | { type: 'tick'; at: number; newKey: () => string }
  /** The result of this round has been shown to its end. */
  | { type: 'revealed'; table: string; round: string }
  | { type: 'connection'; connection: PageState['connection'] }
  | { type: 'chip'; chip: Money }
  | { type: 'time-confirms'; on: boolean }
  | { type: 'current' | 'join' | 'leave'; table: string }
  | { type: 'notice-read'; table: string }
  | { type: 'halt'; error: TableError };

/** What the outside is asked to do. */
export type Command =
  /** Follow these tables, and no others. */
  | { do: 'watch'; tables: readonly string[] }
  | { do: 'ask-state' | 'ask-own'; table: string }
  | { do: 'confirm'; table: string; sending: Sending }
  /** Show how the round ended; `at once` where its beginning was not seen. */
  | { do: 'reveal'; table: string; round: string; outcome: unknown; atOnce: boolean }
  | { do: 'result'; table: string; stake: Money; won: Money }
  | { do: 'post'; message: FrameMessage }
  | { do: 'keep' };

/** The family of a play at a table, from the rules of its kind. */
export type FamilyOf = (table: string, play: string) => string;

export interface Stepped {
  state: PageState;
  commands: Command[];
}
