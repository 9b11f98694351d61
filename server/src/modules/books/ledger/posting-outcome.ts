import type { Money } from '@lanna/rules/money';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

/** The outcome of a posting. Money moved only if it is `posted`. */
export type PostingOutcome =
  | { outcome: 'posted' }
  /** The reference was posted before with the same content. */
  | { outcome: 'repeated' }
  /** The reference was used for something else. */
  | { outcome: 'conflict' }
  /** No rule lets this leg (the first is 1) go where it should, or it crosses brands or currencies. */
  | { outcome: 'not_allowed'; leg: number }
  /** The account cannot pay this leg; `available` is what it has. */
  | { outcome: 'insufficient'; leg: number; account: bigint; available: Money };

export interface OutcomeRow {
  outcome: string;
  leg: number | null;
  account: bigint | null;
  available: Money | null;
}

/** Runs one of the posting functions of `server/sql/books/ledger/`; `Also` is what it may answer besides. */
export async function readOutcome<Also extends { outcome: string } = never>(
  db: Queryable,
  call: RawBuilder<unknown>,
): Promise<PostingOutcome | Also> {
  const { rows } = await sql<OutcomeRow>`select outcome, leg, account, available from ${call}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a posting function answered nothing');
  return outcomeOf<Also>(row);
}

export function outcomeOf<Also extends { outcome: string } = never>(row: OutcomeRow): PostingOutcome | Also {
  const notified = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(notified) as PostingOutcome | Also;
}
