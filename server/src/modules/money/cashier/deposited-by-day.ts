import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { RankDeposits } from '../../rewards/ranks/rank-places.ts';

/** What came to wallets by channels of the brand. What agents send down the line is none of it: sent round and round it would grow by itself. */
export const depositedByDay: RankDeposits = async (db, { merchantId, memberIds, from, to, timeZone }) => {
  const { rows } = await sql<{ member_id: string; day: string; amount: Money }>`
    select d.member_id, (d.credited_at at time zone ${timeZone})::date::text as day, sum(d.amount)::bigint as amount
    from cashier.credited_deposit d join brands.brand b on b.id = d.merchant_id and b.currency = d.currency
    where d.merchant_id = ${merchantId} and d.member_id = any(${[...memberIds]}::uuid[])
      and d.credited_at >= ${from}::date::timestamp at time zone ${timeZone}
      and d.credited_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
    group by 1, 2`.execute(db);
  return Map.groupBy(rows, (row) => row.member_id);
};
