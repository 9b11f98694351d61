import type { listAgentFigures as endpoint } from '@lanna/contract/commission/teams/ops';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Of agents of these brands: the size of each team, and what it came to in the month so far. Others are left out. */
export async function listAgentFigures(
  db: Queryable,
  brandIds: readonly string[],
  ids: readonly string[],
  now: Date,
): Promise<Value<typeof endpoint>> {
  if (ids.length === 0) return { rows: [] };
  const { rows } = await sql<{
    id: string;
    members: number;
    turnover: bigint;
    profit: bigint;
    income: bigint;
  }>`
    select m.id,
      coalesce((select s.members from teams.size s where s.agent_id = m.id), 0)::int as members,
      play.turnover, play.profit, money.income
    from members.account m
    join brands.brand b on b.id = m.merchant_id
    cross join lateral (select (${now}::timestamptz at time zone b.time_zone)::date as today) day
    cross join lateral (
      select coalesce(sum(p.valid_turnover), 0)::bigint as turnover, coalesce(sum(p.stake - p.payout), 0)::bigint as profit
      from teams.team_play p
      where p.agent_id = m.id and p.merchant_id = m.merchant_id
        and p.day between date_trunc('month', day.today)::date and day.today
    ) play
    cross join lateral (
      select coalesce(sum(w.commissions + w.salaries + w.dividends + w.upline_paid), 0)::bigint as income
      from teams.branch_money w
      where w.agent_id = m.id and w.child_id = m.id and w.merchant_id = m.merchant_id
        and w.day between date_trunc('month', day.today)::date and day.today
    ) money
    where m.id = any(${ids}::uuid[]) and m.merchant_id = any(${brandIds}::uuid[])
      and m.type in (1, 2, 41, 42)`.execute(db);
  return {
    rows: rows.map(({ id, members, turnover, profit, income }) => ({
      id,
      members,
      turnover: formatMoney(turnover),
      profit: formatMoney(profit),
      income: formatMoney(income),
    })),
  };
}
