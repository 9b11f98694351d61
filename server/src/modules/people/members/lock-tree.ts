import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';

/**
 * Holds the lines of a brand until the transaction ends: accounts are moved one after the other, or two moves could close a circle that neither sees.
 * `members.check_upline` takes the same lock; who takes it first, before any account, meets no deadlock.
 */
export async function lockTree(tx: Tx, merchantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('members.tree ' || ${merchantId}::text, 0))`.execute(
    tx,
  );
}
