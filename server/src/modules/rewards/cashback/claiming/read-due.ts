import type { Money } from '@lanna/rules/money';
import { type DueDay, dueOf, firstClaimable } from '@lanna/rules/rewards/cashback/due';
import { CASHBACK_CATEGORIES } from '@lanna/rules/rewards/cashback/rates';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readVersions } from './read-versions.ts';

export interface Holder {
  merchantId: string;
  memberId: string;
}

/**
 * What is due to a member, and was claimed, of each day and kind of game: of the days that can be claimed, and of any other of which something was. Sums of
 * bets and of claims are read in one statement, so that they are of one moment. The latest day first.
 */
export async function readDue(
  db: Queryable,
  { merchantId, memberId }: Holder,
  today: string,
): Promise<DueDay[]> {
  const versions = await readVersions(db, merchantId);
  const { rows } = await sql<{
    day: string;
    category: string;
    turnover: Money;
    claimed: Money;
    extra: number;
  }>`
    with claimed as materialized (
      select day, category, sum(after - before)::bigint as amount from cashback.claim_line
      where member_id = ${memberId} group by day, category
    )
    select day::text as day, category, sum(turnover)::bigint as turnover, sum(amount)::bigint as claimed,
      ranks.cashback_extra(${merchantId}, ${memberId}, day) as extra
    from (
      select p.day, p.category, p.valid_turnover as turnover, 0::bigint as amount
      from bets.member_day p join brands.brand b on b.id = p.merchant_id and b.currency = p.currency
      where p.merchant_id = ${merchantId} and p.member_id = ${memberId}
        and (p.day >= ${firstClaimable(today)}::date or (p.day, p.category) in (select day, category from claimed))
      union all
      select day, category, 0, amount from claimed
    ) counted
    group by day, category order by day desc, category`.execute(db);
  const played = rows.flatMap(({ category, ...row }) => {
    const known = CASHBACK_CATEGORIES.find((one) => one === category);
    return known ? [{ ...row, category: known }] : [];
  });
  return dueOf(played, versions, today);
}
