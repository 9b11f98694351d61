import { sqlState } from '@lanna/rules/database-errors';
import { sql } from 'kysely';
import { Refusal } from '../refusals/refusal.ts';
import { type Queryable, txOf } from '../sql/database.ts';

const LIST_MS = 5000;
const QUERY_CANCELED = '57014';

/** Reads for a page an operator waits for. A search that has to go through too much ends with `search_too_wide`. */
export async function withinTime<T>(
  db: Queryable,
  read: (tx: Queryable) => Promise<T>,
  timeMs = LIST_MS,
): Promise<T> {
  const within = async (tx: Queryable) => {
    await sql`select set_config('statement_timeout', ${String(timeMs)}, true)`.execute(tx);
    return read(tx);
  };
  try {
    // Where a transaction is underway, the limit holds until its end.
    return db.isTransaction
      ? await within(db)
      : await db.transaction().execute((begun) => within(txOf(begun)));
  } catch (error) {
    if (sqlState(error) === QUERY_CANCELED) throw new Refusal('search_too_wide');
    throw error;
  }
}
