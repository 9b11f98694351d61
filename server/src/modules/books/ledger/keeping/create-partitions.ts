import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Makes the monthly partitions of transfers for the months ahead. */
export async function createPartitions(db: Queryable): Promise<void> {
  await sql`select ledger.create_partitions()`.execute(db);
}
