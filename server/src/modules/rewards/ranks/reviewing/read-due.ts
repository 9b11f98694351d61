import type { Money } from '@lanna/rules/money';
import { RANK_DAYS } from '@lanna/rules/rewards/ranks/levels';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { lockRanks } from '../../../people/members/lock-ranks.ts';
import { dayBefore } from '../brand-day.ts';

export interface DueMember {
  memberId: string;
  level: number;
  turnover: Money;
  movedOn: string | null;
  heldUntil: string | null;
  /** Null before the first review. */
  reviewedOn: string | null;
}

interface DueOf {
  merchantId: string;
  today: string;
}

/**
 * Members who are still to be reviewed today, held until the transaction ends: who has a rank, or has played within the days that count. What one process
 * has in hand another passes over. A pass goes from member to member: `found` says where the next batch begins. Trial accounts earn none, and accounts that are shut keep what they have.
 */
export async function readDue(
  tx: Tx,
  { limit, after, ...of }: DueOf & { limit: number; after: string },
): Promise<{ found: string[]; due: DueMember[] }> {
  const { rows } = await sql<{ id: string }>`
    select m.id ${dueToday(of)} and m.id > ${after}::uuid order by m.id limit ${limit}`.execute(tx);
  const found = rows.map(({ id }) => id);
  const levels = await lockRanks(tx, { merchantId: of.merchantId, memberIds: found });
  const { rows: members } = await sql<Omit<DueMember, 'level'>>`
    select m.id as "memberId", coalesce(p.turnover, 0)::bigint as turnover, s.moved_on::text as "movedOn",
      s.held_until::text as "heldUntil", s.reviewed_on::text as "reviewedOn"
    from members.account m
    left join ranks.standing s on s.member_id = m.id
    left join lateral (
      select sum(d.valid_turnover) as turnover from bets.member_day d
      where d.merchant_id = ${of.merchantId} and d.member_id = m.id and d.currency = m.currency
        and d.day >= ${dayBefore(of.today, RANK_DAYS)}::date and d.day < ${of.today}::date) p on true
    where m.id = any(${[...levels.keys()]}::uuid[]) and (s.reviewed_on is null or s.reviewed_on < ${of.today}::date)
    order by m.id`.execute(tx);
  return { found, due: members.map((row) => ({ ...row, level: levels.get(row.memberId) ?? 0 })) };
}

/** Whether a member is still to be reviewed today, also one whom another process has in hand just now. */
export async function isAnyDue(db: Queryable, of: DueOf): Promise<boolean> {
  const { rows } = await sql`select m.id ${dueToday(of)} limit 1`.execute(db);
  return rows.length > 0;
}

function dueToday({ merchantId, today }: DueOf): RawBuilder<unknown> {
  return sql`from members.account m
    left join ranks.standing s on s.member_id = m.id
    where m.merchant_id = ${merchantId} and m.type <> 4 and m.status = 'active'
      and (s.reviewed_on is null or s.reviewed_on < ${today}::date)
      and (m.rank_level > 0 or exists (
        select from bets.member_day d
        where d.member_id = m.id and d.day >= ${dayBefore(today, RANK_DAYS)}::date and d.day < ${today}::date and d.valid_turnover > 0))`;
}
