import { type Money, parseMoney } from '@lanna/rules/money';
import type { TableRefusal, TableSession, TableSheet, TableState } from '../../../table-api.ts';
import { PLAYS_MAX } from '../../../table-api.ts';
import { type ChipLimits, type ChipRefusal, type Chips, sumOf } from './chips.ts';

/** The player's part of a round, with money as numbers. */
export interface Own {
  round: string | null;
  state: 'none' | 'confirmed' | 'placing' | 'placed' | 'refused' | 'returned' | 'settled';
  refusal: string | null;
  chips: Chips;
  stake: Money;
  won: Money | null;
}

/** Everything a call may end in: a refusal of the studio, or no answer at all. */
export type TableError = TableRefusal | 'no_connection';

/** What the page tells the player about a table, in words of its own. */
export type Notice =
  | { kind: 'chips'; refusal: ChipRefusal }
  | { kind: 'not_open' }
  | { kind: 'nothing_to_repeat' }
  | { kind: 'error'; error: TableError; play?: string; least?: Money; most?: Money; left?: Money }
  | { kind: 'confirmed'; stake: Money }
  | { kind: 'taken_back' }
  /** Time was up: these were not confirmed. */
  | { kind: 'went_back'; amount: Money; stands: Money }
  | { kind: 'other_device'; stake: Money }
  /** The wallet has said no: nothing was taken. */
  | { kind: 'refused'; refusal: string; stake: Money }
  | { kind: 'returned'; stake: Money }
  | { kind: 'void'; reason: string | null; stake: Money };

export interface Sending {
  key: string;
  round: string;
  chips: Chips;
}

/** One table as the player sees it. */
export interface TableView {
  sheet: TableSheet;
  frame: TableState | undefined;
  own: Own | undefined;
  /** As they lie on the mat now, confirmed or not. */
  chips: Chips;
  /** Mats of before, for undo. */
  before: readonly Chips[];
  /** What the player had in the last round, for repeating it. */
  last: Chips;
  /** A confirmation on its way. */
  sending: Sending | undefined;
  /** The round whose result is being shown. */
  revealing: string | undefined;
  /** The last round whose result has been shown. */
  shown: string | undefined;
  notice: Notice | undefined;
  /** Hashes that this page saw before the round opened, by round. */
  commitments: Readonly<Record<string, string>>;
  /** After the line broke the numbers of frames begin anew. */
  fresh: boolean;
}

export interface PageState {
  session: TableSession | undefined;
  tables: Readonly<Record<string, TableView>>;
  /** Tables the player sits at, in their order; at most `OPEN_MAX`. */
  open: readonly string[];
  /** The one under the thumb. */
  current: string;
  chip: Money;
  /** As the player sees it: a win is in it once its cards are. */
  balance: Money;
  /** As the studio last said it. */
  known: Money;
  connection: 'connecting' | 'live' | 'lost';
  /** What lies unconfirmed when time is up is confirmed then; the player has chosen so on this device. */
  timeConfirms: boolean;
  /** Nothing can be played on this page any more. */
  halted: TableError | undefined;
}

export const OPEN_MAX = 4;

export const initialState: PageState = {
  session: undefined,
  tables: {},
  open: [],
  current: '',
  chip: 0n,
  balance: 0n,
  known: 0n,
  connection: 'connecting',
  timeConfirms: false,
  halted: undefined,
};

/** The studio's amounts are checked on arrival; one that is not money is a bug. */
export function moneyOf(amount: string): Money {
  const money = parseMoney(amount);
  if (money === undefined) throw new Error(`not an amount: ${amount}`);
  return money;
}

export function viewOf(sheet: TableSheet, last: Chips): TableView {
  return {
    sheet,
    frame: undefined,
    own: undefined,
    chips: {},
    before: [],
    last,
    sending: undefined,
    revealing: undefined,
    shown: undefined,
    notice: undefined,
    commitments: {},
    fresh: true,
  };
}

/** What is confirmed at this table for the round it is in. */
export function confirmedChips(view: TableView): Chips {
  const round = view.frame?.round;
  if (!round || !view.own || view.own.round !== round.id) return {};
  return HOLDS.includes(view.own.state) ? view.own.chips : {};
}
const HOLDS: readonly Own['state'][] = ['confirmed', 'placing', 'placed', 'settled'];

/** The player's own part of the round that the table is in, if any. */
export function ownOfRound(view: TableView): Own | undefined {
  const round = view.frame?.round;
  return round && view.own?.round === round.id && view.own.state !== 'none' ? view.own : undefined;
}

export function limitsOf(state: PageState, view: TableView, familyOf: (play: string) => string): ChipLimits {
  const most = moneyOf(view.sheet.maxStake);
  return {
    least: moneyOf(view.sheet.minStake),
    most,
    mostOf: (play) => {
      const own = view.sheet.maxByFamily[familyOf(play)];
      return own === undefined ? most : moneyOf(own);
    },
    playsMost: PLAYS_MAX,
    money: moneyFor(state, view),
  };
}

/** Confirmed chips of other tables are still in the balance, and spoken for. */
function moneyFor(state: PageState, view: TableView): Money {
  const elsewhere = Object.values(state.tables)
    .filter((other) => other.sheet.code !== view.sheet.code && ownOfRound(other)?.state === 'confirmed')
    .reduce((sum, other) => sum + sumOf(confirmedChips(other)), 0n);
  return state.balance - elsewhere;
}
