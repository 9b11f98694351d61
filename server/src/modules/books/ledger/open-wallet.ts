import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

/**
 * What a member plays with: an agent's account or a player's, empty at first. Answers its number, the same one when called
 * again, whatever `isAgent` says then.
 */
export async function openWallet(
  db: Queryable,
  holder: { merchantId: string; memberId: string; currency: string; isAgent?: boolean },
): Promise<bigint> {
  const { merchantId, currency, memberId, isAgent = false } = holder;
  const { rows } = await sql<{ id: bigint }>`
    select ledger.open_wallet(${merchantId}, ${currency}, ${memberId}, ${isAgent}) as id`.execute(db);
  const [account] = rows;
  if (!account) throw new Error('open_wallet answered nothing');
  return account.id;
}
