import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';

/** From here on to the end of the transaction no other makes a deposit of the member or changes what limits deposits. */
export async function lockDeposits(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deposits-of ${memberId}`}, 0))`.execute(tx);
}
