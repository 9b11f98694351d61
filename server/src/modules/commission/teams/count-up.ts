import { sql } from 'kysely';
import { commitWatermark } from '../../../platform/sql/commit-watermark.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Numbers counted in one transaction: far within the time a statement may take, even where each is a member's first bet of a month. */
const NUMBERS_AT_ONCE = 5000;

/** What teams count, in numbers of its own, and the function that counts it. */
const STREAMS = [
  { sequence: 'agents.tree_event_number', counted: 'tree_to', count: 'teams.count_tree' },
  { sequence: 'bets.settlement_number', counted: 'bets_to', count: 'teams.count_bets' },
  { sequence: 'ledger.transfer_id', counted: 'money_to', count: 'teams.count_money' },
] as const;

/**
 * Brings the figures of teams up to everything that was committed before the call. False when a transaction of others stood in the way too long; the next
 * call goes on. Safe to run at any time, in several processes at once, and to be killed: each transaction counts a stretch of numbers together with how
 * far it has come.
 */
export async function countUp(db: Queryable, numbersAtOnce = NUMBERS_AT_ONCE): Promise<boolean> {
  for (const stream of STREAMS) if (!(await countStream(db, stream, numbersAtOnce))) return false;
  return true;
}

async function countStream(
  db: Queryable,
  { sequence, counted, count }: (typeof STREAMS)[number],
  numbersAtOnce: number,
): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select n.is_called and n.last_value > p.${sql.ref(counted)} as waiting
    from teams.progress p cross join ${sql.table(sequence)} n`.execute(db);
  if (!rows[0]?.waiting) return true;
  const watermark = await commitWatermark(db, sequence);
  if (watermark === undefined) return false;
  let countedTo = -1n;
  while (countedTo < watermark) {
    const { rows: progress } = await sql<{ counted_to: bigint }>`
      select ${sql.raw(count)}(${watermark}, ${numbersAtOnce}) as counted_to`.execute(db);
    countedTo = progress[0]?.counted_to ?? watermark;
  }
  return true;
}
