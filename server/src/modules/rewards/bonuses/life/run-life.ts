import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { commitWatermark } from '../../../../platform/sql/commit-watermark.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import { earnByDeposits } from './earn-by-deposits.ts';
import { type BonusEnd, endBonus } from './end-bonus.ts';
import { startNext } from './start-next.ts';

const NUMBERS_AT_ONCE = 5000;

/**
 * Brings bonuses to where they should be: earned, counted, ended, started. Each step is a transaction that looks again at what it changes, so any process
 * may do it at any time, twice, or be killed.
 */
export async function runLife({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  await earnByDeposits(db, now);
  await countProgress(db.kysely);
  for (const { id, to } of await dueToEnd(db.kysely, now))
    await db.transaction((tx) => endBonus(tx, { id, to, now }));
  for (const memberId of await dueToStart(db.kysely))
    await db.transaction((tx) => startNext(tx, memberId, now));
}

/** Counts all that was settled before the call. */
export async function countProgress(db: Queryable): Promise<void> {
  const { rows } = await sql<{ waiting: boolean }>`
    select n.is_called and n.last_value > coalesce((select counted_to from bonuses.counting), 0) as waiting
    from bets.settlement_number n`.execute(db);
  if (!rows[0]?.waiting) return;
  const watermark = await commitWatermark(db, 'bets.settlement_number');
  let countedTo = -1n;
  while (watermark !== undefined && countedTo < watermark) {
    const { rows: counted } = await sql<{ counted_to: bigint; members: string[] | null }>`
      select * from bonuses.count_settled(${watermark}, ${NUMBERS_AT_ONCE})`.execute(db);
    countedTo = counted[0]?.counted_to ?? watermark;
    const members = counted[0]?.members;
    if (members) await notifyPush(db, { m: members, t: ['bonuses_changed'] });
  }
}

/** Whose terms are met; whose time is over, free rounds among them, also those that could not be given; and what was lost to the last of it, with no round open that could bring some back. */
async function dueToEnd(db: Queryable, now: Date): Promise<Pick<BonusEnd, 'id' | 'to'>[]> {
  const { rows } = await sql<Pick<BonusEnd, 'id' | 'to'>>`
    select b.id, case when b.progress >= b.required then 'completed' when b.ends_at <= ${now} then 'expired' else 'used' end as to
    from bonuses.bonus b
    where b.state = 'active' and b.rounds is null and (b.progress >= b.required or b.ends_at <= ${now} or (
      (select available from ledger.available_balance where account_id = b.bonus_account) = 0
      and not exists (select from bets.placed_bet p where p.bonus_id = b.id and p.status = 'open')))
    union all
    select id, 'expired' from bonuses.bonus b where state = 'active' and rounds is not null and ends_at <= ${now}
      -- What a round wins for a bonus is counted first.
      and not exists (select from bets.placed_bet p where p.bonus_id = b.id and p.status = 'open')
    union all
    select id, 'expired' from bonuses.bonus where state = 'waiting' and rounds is not null and opted_until <= ${now}
    union all
    select id, 'expired' from bonuses.bonus where state = 'opted' and opted_until <= ${now}`.execute(db);
  return rows;
}

async function dueToStart(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select distinct w.member_id from bonuses.bonus w
    where w.state = 'waiting' and w.rounds is null and not exists (
      select from bonuses.bonus a where a.member_id = w.member_id and a.state = 'active' and a.rounds is null) limit 500`.execute(
    db,
  );
  return rows.map(({ member_id }) => member_id);
}
