import {
  ENVELOPE_AUDIENCES,
  ENVELOPE_SPLITS,
  ENVELOPE_STATES,
  type Envelope,
} from '@lanna/contract/commission/envelopes/envelopes';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

export function envelopes(db: Queryable) {
  return db.selectFrom('envelopes.envelope as e').selectAll('e');
}

export type EnvelopeRow = Awaited<ReturnType<ReturnType<typeof envelopes>['executeTakeFirstOrThrow']>>;

/** The envelope, held until the end of the transaction: claims and its end are one after the other. */
export function lockEnvelope(tx: Tx, id: string): Promise<EnvelopeRow | undefined> {
  return envelopes(tx).where('e.id', '=', id).forUpdate().executeTakeFirst();
}

export function showEnvelopeRow(row: EnvelopeRow): Envelope {
  return {
    id: row.id,
    amount: formatMoney(row.amount),
    currency: row.currency,
    shares: row.shares,
    split: oneOf(ENVELOPE_SPLITS, row.split),
    audience: oneOf(ENVELOPE_AUDIENCES, row.audience),
    wish: row.wish,
    state: oneOf(ENVELOPE_STATES, row.state),
    claimed: row.claimed,
    claimedAmount: formatMoney(row.claimed_amount),
    returned: formatMoney(row.returned),
    givenAt: row.given_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** The seed stays the house's until nothing can be claimed any more. */
export function showProof({ commitment, seed, state }: EnvelopeRow) {
  return commitment === null ? null : { commitment, seed: state === 'open' ? null : seed };
}

/** A word of a column that a check of the database holds to the list. */
export function oneOf<const Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((known) => known === text);
  if (word === undefined) throw new Error(`${text} is none of ${words.join(', ')}`);
  return word;
}
