import { sql } from 'kysely';
import { commitWatermark } from '../../../platform/sql/commit-watermark.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Numbers counted in one transaction. */
const NUMBERS_AT_ONCE = 50_000;

const STREAMS = [
  { sequence: 'bets.settlement_number', counted: 'bets_to', count: 'segments.count_bets' },
  { sequence: 'ledger.transfer_id', counted: 'money_to', count: 'segments.count_money' },
] as const;

/**
 * Brings members' figures up to everything that was committed before the call. Safe to run at any time, in several processes at once, and to be
 * killed: each transaction counts a stretch of numbers together with how far it has come.
 */
export async function countFigures(
  db: Queryable,
  signal?: AbortSignal,
  numbersAtOnce = NUMBERS_AT_ONCE,
): Promise<void> {
  for (const { sequence, counted, count } of STREAMS) {
    const { rows } = await sql<{ waiting: boolean }>`
      select n.is_called and n.last_value > coalesce((select ${sql.ref(counted)} from segments.progress), 0) as waiting
      from ${sql.table(sequence)} n`.execute(db);
    if (!rows[0]?.waiting) continue;
    const watermark = await commitWatermark(db, sequence);
    // A transaction of others stands in the way; the next call goes on.
    if (watermark === undefined) return;
    let countedTo = -1n;
    while (countedTo < watermark && !signal?.aborted) {
      const { rows: progress } = await sql<{ counted_to: bigint }>`
        select ${sql.raw(count)}(${watermark}, ${numbersAtOnce}) as counted_to`.execute(db);
      countedTo = progress[0]?.counted_to ?? watermark;
    }
  }
}
