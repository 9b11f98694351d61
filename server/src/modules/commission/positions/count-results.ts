import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import { countUp } from '../teams/count-up.ts';

/** Numbers of settlements counted in one transaction. */
const NUMBERS_AT_ONCE = 5000;

/**
 * Counts what members' settled bets came to and what of it is held and owed, as far as teams have counted. Safe to run at any time, in two processes at
 * once, and to be killed.
 */
export async function countResults(db: Queryable, numbersAtOnce = NUMBERS_AT_ONCE): Promise<void> {
  for (let more = true; more; ) {
    const { rows } = await sql<{ more: boolean }>`
      select positions.count_results(${numbersAtOnce}) as more`.execute(db);
    more = rows[0]?.more ?? false;
  }
}

/** Up to everything that was committed before the call. False when a transaction of others stood in the way too long. */
export async function countAllResults(db: Queryable): Promise<boolean> {
  if (!(await countUp(db))) return false;
  await countResults(db);
  return true;
}
