import { sql } from 'kysely';
import { commitWatermark } from '../../../../platform/sql/commit-watermark.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Numbers of settlements added in one transaction. */
const NUMBERS_AT_ONCE = 20_000;

/**
 * Brings the daily sums up to what is settled and committed. Safe to run at any time, in two processes at once, and to be
 * killed: each transaction adds a stretch of settlements together with how far it has come.
 */
export async function addUpDays(db: Queryable, numbersAtOnce = NUMBERS_AT_ONCE): Promise<void> {
  const watermark = await commitWatermark(db, 'bets.settlement_number');
  if (watermark === undefined) return;
  let summedTo = -1n;
  while (summedTo < watermark) {
    const { rows } = await sql<{ summed_to: bigint }>`
      select bets.add_to_daily_sums(${watermark}, ${numbersAtOnce}) as summed_to`.execute(db);
    summedTo = rows[0]?.summed_to ?? watermark;
  }
}
