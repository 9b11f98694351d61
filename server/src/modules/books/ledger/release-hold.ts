import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';

export type ReleaseOutcome =
  /** `amount` is what was given back; `repeated` answers the first release's amount. */
  { outcome: 'released' | 'repeated'; amount: Money } | { outcome: 'unknown'; amount: null };

/** Gives back what is left of a hold and ends it. */
export async function releaseHold(tx: Tx, release: { hold: string; now: Date }): Promise<ReleaseOutcome> {
  const { rows } = await sql<ReleaseOutcome>`
    select outcome, amount from ledger.release_hold(${release.hold}, ${release.now})`.execute(tx);
  const [released] = rows;
  if (!released) throw new Error('release_hold answered nothing');
  return released;
}
