import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';

/**
 * Holds the wallets of these members until the transaction ends: bets on their way are decided before, those that come after are checked
 * by what it commits.
 */
export async function lockWallets(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await sql`select ledger.lock_wallets(${[...memberIds]}::uuid[])`.execute(tx);
}
