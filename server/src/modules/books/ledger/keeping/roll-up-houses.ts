import { sql } from 'kysely';
import { commitWatermark } from '../../../../platform/sql/commit-watermark.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Brings the house balances up to what has settled. Safe to run at any time, and in two processes at once. */
export async function rollUpHouses(db: Queryable): Promise<void> {
  const horizon = await commitWatermark(db, 'ledger.transfer_id');
  if (horizon !== undefined) await sql`select ledger.roll_up_houses(${horizon})`.execute(db);
}
