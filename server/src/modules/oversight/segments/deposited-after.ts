import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { DepositedAfter } from '../../messaging/inbox/broadcast-results.ts';

/** A deposit within so many days of a message is counted with it. */
const WITHIN_DAYS = 7;

/** How many of those who received a message have deposited within a week of it, and how much. */
export const depositedAfter: DepositedAfter = async (db, receivers) => {
  const { rows } = await sql<{ members: number; amount: Money }>`
    select count(distinct d.member_id)::integer as members, coalesce(sum(d.amount), 0)::bigint as amount
    from (${receivers}) r
    join cashier.credited_deposit d on d.member_id = r.member_id
      and d.credited_at > r.sent_at and d.credited_at <= r.sent_at + ${WITHIN_DAYS} * interval '1 day'`.execute(
    db,
  );
  const [row] = rows;
  return { members: row?.members ?? 0, amount: formatMoney(row?.amount ?? 0n), days: WITHIN_DAYS };
};
