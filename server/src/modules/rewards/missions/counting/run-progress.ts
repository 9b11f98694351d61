import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { commitWatermark } from '../../../../platform/sql/commit-watermark.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import { moveStep } from './move-step.ts';

const NUMBERS_AT_ONCE = 2000;
const STEPS_AT_ONCE = 500;

/**
 * Brings missions to where they should be: counted, reached, taken back, lapsed. Each step is a transaction that looks again at what it changes, so any
 * process may do it at any time, twice, or be killed.
 */
export async function runProgress({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await countProgress(db.kysely, clock.now());
  for (const id of await stepsToMove(db.kysely, clock.now()))
    await db.transaction((tx) => moveStep(tx, id, clock.now()));
}

/** Counts all that was settled before the call. */
async function countProgress(db: Queryable, now: Date): Promise<void> {
  const { rows } = await sql<{ waiting: boolean }>`
    select n.is_called and n.last_value > coalesce((select counted_to from missions.counting), 0) as waiting
    from bets.settlement_number n`.execute(db);
  if (!rows[0]?.waiting) return;
  const watermark = await commitWatermark(db, 'bets.settlement_number');
  let countedTo = -1n;
  while (watermark !== undefined && countedTo < watermark) {
    const { rows: counted } = await sql<{ counted_to: bigint; members: string[] | null }>`
      select * from missions.count_settled(${watermark}, ${NUMBERS_AT_ONCE}, ${now})`.execute(db);
    countedTo = counted[0]?.counted_to ?? watermark;
    const members = counted[0]?.members;
    if (members) await notifyPush(db, { m: members, t: ['missions_changed'] });
  }
}

/** Reached and not yet said so, taken back since, or not claimed in time. What waits for the step before it is left alone. */
async function stepsToMove(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from missions.progress p
    where p.is_due and p.state = 'open' and (p.step = 1 or exists (
      select from missions.progress b where (b.mission_id, b.member_id, b.period) = (p.mission_id, p.member_id, p.period)
        and b.step = p.step - 1 and b.state in ('done', 'claimed', 'lapsed')))
    union all
    select id from missions.progress where is_due and state = 'done'
    union all
    select id from missions.progress where state = 'done' and lapses_at <= ${now}
    limit ${STEPS_AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}
