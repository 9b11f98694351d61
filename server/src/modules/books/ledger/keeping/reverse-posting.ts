import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type PostingOutcome, readOutcome } from '../posting-outcome.ts';

/** unknown: there is no such posting. already_reversed: by another reference. A reversal itself is `not_allowed`. */
export type ReversalOutcome = PostingOutcome | { outcome: 'unknown' } | { outcome: 'already_reversed' };

/** Takes a posting back whole, at most once, as a posting with a reference of its own. */
export async function reversePosting(
  tx: Tx,
  reversal: { reference: string; posting: string; now: Date },
): Promise<ReversalOutcome> {
  const { reference, posting, now } = reversal;
  return readOutcome<Exclude<ReversalOutcome, PostingOutcome>>(
    tx,
    sql`ledger.reverse(${reference}, ${posting}, ${now})`,
  );
}
