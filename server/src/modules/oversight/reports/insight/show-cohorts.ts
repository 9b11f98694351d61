import type { Value } from '@lanna/contract/endpoint';
import {
  COHORT_WEEKS,
  type Cohort,
  type showCohorts as endpoint,
  type SourceValue,
} from '@lanna/contract/oversight/reports/insight-ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Period } from '../period.ts';

const DAYS_OF_WEEK = 7;

export async function showCohorts(
  db: Queryable,
  brandIds: readonly string[],
  { from, to }: Period,
): Promise<Value<typeof endpoint>> {
  const [weeks, sources] = await Promise.all([
    readWeeks(db, brandIds, to),
    readSources(db, brandIds, { from, to }),
  ]);
  return { period: { from, to }, weeks, sources };
}

/** The week of the last day and those before it, each with who came back in the weeks that followed, up to that day. */
async function readWeeks(db: Queryable, brandIds: readonly string[], to: string): Promise<Cohort[]> {
  const last = Temporal.PlainDate.from(to);
  const newest = last.subtract({ days: last.dayOfWeek - 1 });
  const oldest = newest.subtract({ days: DAYS_OF_WEEK * (COHORT_WEEKS - 1) });
  const { rows } = await sql<{ week: string; registered: number; deposited: number; active: number[] }>`
    with cohort as materialized (
      select r.member_id, r.merchant_id, r.registered_at,
        date_trunc('week', (r.registered_at at time zone b.time_zone)::date)::date as week
      from members.registration r join brands.brand b on b.id = r.merchant_id
      where r.merchant_id = any (${[...brandIds]}::uuid[])
        and r.registered_at >= ${oldest.toString()}::date::timestamp at time zone b.time_zone
        and r.registered_at < (${to}::date + 1)::timestamp at time zone b.time_zone
    ), came as (
      select c.week, ((d.day - c.week) / ${DAYS_OF_WEEK}) as nth, count(distinct c.member_id)::integer as members
      from cohort c join bets.member_day d on d.member_id = c.member_id
      where d.day between c.week and ${to}::date group by 1, 2
    ), paid as (
      select c.week, count(distinct c.member_id)::integer as members
      from cohort c join cashier.credited_deposit d on d.member_id = c.member_id
      where d.credited_at < c.registered_at + interval '7 days' group by 1
    )
    select w.week::text as week, (select count(*)::integer from cohort c where c.week = w.week) as registered,
      coalesce((select p.members from paid p where p.week = w.week), 0) as deposited,
      array(select coalesce((select k.members from came k where k.week = w.week and k.nth = n), 0)
        from generate_series(0, (${newest.toString()}::date - w.week) / ${DAYS_OF_WEEK}) n order by n) as active
    from (select ${oldest.toString()}::date + ${DAYS_OF_WEEK} * i as week from generate_series(0, ${COHORT_WEEKS - 1}) i) w
    order by w.week desc`.execute(db);
  return rows;
}

interface Summed {
  source: SourceValue['source'];
  currency: string;
  registered: number;
  depositors: number;
  deposits: bigint;
  withdrawals: bigint;
  bonuses: bigint;
  ggr: bigint;
}

/** What those who registered within the days have moved and played since, up to now. */
async function readSources(
  db: Queryable,
  brandIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<SourceValue[]> {
  const { rows } = await sql<Summed>`
    select r.source, b.currency, count(*)::integer as registered, count(*) filter (where f.deposit_count > 0)::integer as depositors,
      coalesce(sum(f.deposits), 0)::bigint as deposits, coalesce(sum(f.withdrawals), 0)::bigint as withdrawals,
      coalesce(sum(f.bonuses), 0)::bigint as bonuses, coalesce(sum(f.ggr), 0)::bigint as ggr
    from members.registration r
    join brands.brand b on b.id = r.merchant_id
    left join segments.figure_of_member f on f.member_id = r.member_id
    where r.merchant_id = any (${[...brandIds]}::uuid[])
      and r.registered_at >= ${from}::date::timestamp at time zone b.time_zone
      and r.registered_at < (${to}::date + 1)::timestamp at time zone b.time_zone
    group by r.source, b.currency order by registered desc, r.source, b.currency`.execute(db);
  return rows.map(({ deposits, withdrawals, bonuses, ggr, ...row }) => ({
    ...row,
    deposits: formatMoney(deposits),
    withdrawals: formatMoney(withdrawals),
    bonuses: formatMoney(bonuses),
    ggr: formatMoney(ggr),
  }));
}
