import { sql } from 'kysely';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { commitWatermark } from '../../../../platform/sql/commit-watermark.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const NUMBERS_AT_ONCE = 5000;

/** Counts all that was settled before the call, off the path of bets. Whose scores have changed is notified. */
export async function countScores(db: Queryable): Promise<void> {
  if (!(await isWaiting(db))) return;
  const watermark = await commitWatermark(db, 'bets.settlement_number');
  let countedTo = -1n;
  while (watermark !== undefined && countedTo < watermark) {
    const { rows } = await sql<{ counted_to: bigint; members: string[] | null }>`
      select * from leaderboards.count_settled(${watermark}, ${NUMBERS_AT_ONCE})`.execute(db);
    countedTo = rows[0]?.counted_to ?? watermark;
    const members = rows[0]?.members;
    if (members) await notifyPush(db, { m: members, t: ['leaderboards_changed'] });
  }
}

async function isWaiting(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select n.is_called and n.last_value > coalesce((select counted_to from leaderboards.counting), 0) as waiting
    from bets.settlement_number n`.execute(db);
  return rows[0]?.waiting ?? false;
}
