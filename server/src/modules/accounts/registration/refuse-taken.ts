import { sqlState } from '@lanna/rules/database-errors';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Refuses a taken name before a password is hashed; for two parallel registrations the unique constraint
 * decides.
 */
export async function refuseTakenName(db: Queryable, merchantId: string, username: string): Promise<void> {
  const known = await db
    .selectFrom('members.account')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('username_key', '=', username.toLowerCase())
    .executeTakeFirst();
  if (known) throw new Refusal('username_taken');
}

/** Says in words that a name or number has been taken meanwhile; rethrows any other error. */
export function refuseTaken(error: unknown): never {
  if (sqlState(error) === UNIQUE_VIOLATION) {
    const { constraint } = error as { constraint?: string };
    if (constraint === 'member_username_unique') throw new Refusal('username_taken');
    if (constraint === 'member_mobile_unique') throw new Refusal('mobile_taken');
  }
  throw error;
}
