import { sql } from 'kysely';
import type { Queryable } from '../sql/database.ts';

/** Marks a one-time token as used, for all brands; false when it was used before. The mark lives as long as the token would. */
export async function spendOnce(db: Queryable, id: string, expiresAt: Date): Promise<boolean> {
  const spent = await sql`insert into platform.spent_jti (jti, expires_at)
    values (${id}, ${expiresAt}) on conflict do nothing`.execute(db);
  return spent.numAffectedRows === 1n;
}
