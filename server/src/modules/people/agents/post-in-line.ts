import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';
import { openLegs, type Posting } from '../../books/ledger/post-group.ts';
import { type PostingOutcome, readOutcome } from '../../books/ledger/posting-outcome.ts';

/**
 * Moves money between an agent and the agent's own line, at any depth, under the codes that are made for it:
 * transfer_up, transfer_down, envelope, salary, dividend, commission. The database checks the line; a leg to
 * or from any other account is `not_allowed`.
 */
export async function postInLine(tx: Tx, agentId: string, posting: Posting): Promise<PostingOutcome> {
  const { debits, credits, amounts, codes } = await openLegs(tx, posting, posting.legs);
  const { reference, now } = posting;
  return readOutcome(
    tx,
    sql`agents.post_in_line(${reference}, ${agentId}, ${debits}, ${credits}, ${amounts}, ${codes}, ${now})`,
  );
}
