import { sql } from 'kysely';
import { commitWatermark } from '../../../platform/sql/commit-watermark.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Numbers of settlements counted in one transaction. */
const NUMBERS_AT_ONCE = 5000;

/**
 * Counts what was played, for contracts by the hour and by the bet, and marks what is to be computed again, up to all that is committed. Safe to run at any
 * time, in two processes at once, and to be killed. False when a transaction held it up.
 */
export async function countPlay(db: Queryable, numbersAtOnce = NUMBERS_AT_ONCE): Promise<boolean> {
  const watermark = await commitWatermark(db, 'bets.settlement_number');
  if (watermark === undefined) return false;
  let countedTo = -1n;
  while (countedTo < watermark) {
    const { rows } = await sql<{ counted_to: bigint }>`
      select bills.count_play(${watermark}, ${numbersAtOnce}) as counted_to`.execute(db);
    countedTo = rows[0]?.counted_to ?? watermark;
  }
  return true;
}
