import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';

/** Whether the account has a second factor that must be shown. */
export async function hasFactor(db: Queryable, operatorId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from operators.totp where operator_id = ${operatorId})
      or exists (select from operators.passkey where operator_id = ${operatorId}) as has`.execute(db);
  return rows[0]?.has ?? false;
}
