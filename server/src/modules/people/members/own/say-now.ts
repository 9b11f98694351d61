import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';

/** Sets for what follows the tree in the database on which day of the brand a change falls. */
export async function sayNow(tx: Tx, now: Date): Promise<void> {
  await sql`select set_config('lanna.now', ${now.toISOString()}, true)`.execute(tx);
}
