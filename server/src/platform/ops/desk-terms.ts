import type { RefusalCode } from '@lanna/contract/refusals';
import type { Expression, SqlBool, Updateable } from 'kysely';
import type { Refusal } from '../refusals/refusal.ts';
import type { Tx } from '../sql/database.ts';
import type { Tables } from '../tables.ts';
import type { ActionSubject } from './operator-gate.ts';

/** A desk's table, its moves and what goes with each of them. `How`: what the desk's own moves say besides where to and by which operator. */
export interface DeskTerms<Table extends keyof Tables, Row extends DeskRow, To, How, Raw> {
  table: Table;
  /** The rows that the desk has; any other is `not_found`. */
  rows(tx: Tx): LockableRows<Raw>;
  /** What a row of the database is to the desk; left out: itself. */
  read?(raw: Raw): Row;
  lockBy?: 'forUpdate' | 'forNoKeyUpdate';
  /** What is locked before the row when an operator decides about it. */
  first?(tx: Tx, seen: Row): Promise<void>;
  stateOf(row: Row): string;
  /** In this state one operator has signed: from it the proposal alone moves a row on. */
  signed?: string;
  /** The refusal where an operator must have it in hand, and another one has. */
  heldByAnother?: RefusalCode;
  may(from: string, to: To, row: Row): boolean;
  impossible(from: string, to: To): Refusal;
  /** What the record of actions, and proposals, are about. */
  about(row: Row): { brandId: string; subject: ActionSubject };
  columns(row: Row, move: How & DeskMove<To>): Updateable<Tables[Table]>;
  history?(tx: Tx, entry: How & DeskMove<To> & { id: string; from: string | null }, row: Row): Promise<void>;
  /** Notifies pages of members and of the console, once it is committed; and sends the messages that go with each such move. */
  notify?(tx: Tx, row: Row, move: How & DeskMove<To>): Promise<void>;
}

/** As much of a query as is needed to lock one of its rows. */
interface LockableRows<Raw> {
  where(condition: Expression<SqlBool>): LockableRows<Raw>;
  forUpdate(): LockableRows<Raw>;
  forNoKeyUpdate(): LockableRows<Raw>;
  executeTakeFirst(): Promise<Raw | undefined>;
}

/** What each row of a desk has; who has it in hand, and the proposal it waits for, where the desk knows of such. */
export interface DeskRow {
  id: string;
  version: number;
  handled_by?: string | null;
  handled_by_id?: string | null;
  proposal_id?: string | null;
}

export interface DeskMove<To> {
  to: To;
  /** The operator's name; null: the member, or the portal by itself. */
  by: string | null;
}
