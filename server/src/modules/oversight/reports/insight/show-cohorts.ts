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
  const [weeks, { sources, demo }] = await Promise.all([
    readWeeks(db, brandIds, to),
    readSources(db, brandIds, { from, to }),
  ]);
  return { period: { from, to }, weeks, sources, demo };
}

/** The week of the last day and those before it, each with who came back in the weeks that followed, up to that day. */
async function readWeeks(db: Queryable, brandIds: readonly string[], to: string): Promise<Cohort[]> {
  const last = Temporal.PlainDate.from(to);
  const newest = last.subtract({ days: last.dayOfWeek - 1 });
  const oldest = newest.subtract({ days: DAYS_OF_WEEK * (COHORT_WEEKS - 1) });
  // Weeks of each brand as moments: no row of a member is put into a zone by itself. Offset 0: members are read by the index, week by week.
  const { rows } = await sql<{ week: string; registered: number; deposited: number; active: number[] }>`
    with weeks as materialized (
      select b.id as merchant_id, w.week, w.week::timestamp at time zone b.time_zone as begins,
        least(w.week + ${DAYS_OF_WEEK}::integer, ${to}::date + 1)::timestamp at time zone b.time_zone as ends
      from brands.brand b
      cross join (select ${oldest.toString()}::date + ${DAYS_OF_WEEK} * i as week from generate_series(0, ${COHORT_WEEKS - 1}) i) w
      where b.id = any (${[...brandIds]}::uuid[])
    ), cohort as materialized (
      select w.week, r.member_id, r.registered_at
      from weeks w cross join lateral (
        select member_id, registered_at from members.registration
        where not is_demo and merchant_id = w.merchant_id and registered_at >= w.begins and registered_at < w.ends offset 0) r
    ), joined as materialized (
      select week, count(*)::integer as members from cohort group by week
    ), came as materialized (
      select c.week, ((d.day - c.week) / ${DAYS_OF_WEEK}) as nth, count(distinct c.member_id)::integer as members
      from cohort c join bets.member_day d on d.member_id = c.member_id
      where d.day >= ${oldest.toString()}::date and d.day between c.week and ${to}::date group by 1, 2
    ), paid as materialized (
      select c.week, count(distinct c.member_id)::integer as members
      from cohort c join cashier.credited_deposit d on d.member_id = c.member_id
      where d.credited_at < c.registered_at + interval '7 days' group by 1
    )
    select w.week::text as week, coalesce((select j.members from joined j where j.week = w.week), 0) as registered,
      coalesce((select p.members from paid p where p.week = w.week), 0) as deposited,
      array(select coalesce((select k.members from came k where k.week = w.week and k.nth = n), 0)
        from generate_series(0, (${newest.toString()}::date - w.week) / ${DAYS_OF_WEEK}) n order by n) as active
    from (select distinct week from weeks) w order by w.week desc`.execute(db);
  return rows;
}

interface Summed {
  isDemo: boolean;
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
): Promise<{ sources: SourceValue[]; demo: Omit<SourceValue, 'source'>[] }> {
  const { rows } = await sql<Summed>`
    select r.is_demo as "isDemo", r.source, b.currency, count(*)::integer as registered, count(*) filter (where f.deposit_count > 0)::integer as depositors,
      coalesce(sum(f.deposits), 0)::bigint as deposits, coalesce(sum(f.withdrawals), 0)::bigint as withdrawals,
      coalesce(sum(f.bonuses), 0)::bigint as bonuses, coalesce(sum(f.ggr), 0)::bigint as ggr
    from brands.brand b
    cross join lateral (
      select member_id, is_demo, case when is_demo then '' else source end as source from members.registration
      where merchant_id = b.id and registered_at >= ${from}::date::timestamp at time zone b.time_zone
        and registered_at < (${to}::date + 1)::timestamp at time zone b.time_zone offset 0) r
    left join segments.figure_of_member f on f.member_id = r.member_id
    where b.id = any (${[...brandIds]}::uuid[])
    group by r.is_demo, r.source, b.currency order by registered desc, r.source, b.currency`.execute(db);
  return {
    sources: rows
      .filter(({ isDemo }) => !isDemo)
      .map(({ isDemo: _, source, ...row }) => ({ source, ...valued(row) })),
    demo: rows.filter(({ isDemo }) => isDemo).map(({ isDemo: _, source: __, ...row }) => valued(row)),
  };
}

function valued({ deposits, withdrawals, bonuses, ggr, ...row }: Omit<Summed, 'source' | 'isDemo'>) {
  return {
    ...row,
    deposits: formatMoney(deposits),
    withdrawals: formatMoney(withdrawals),
    bonuses: formatMoney(bonuses),
    ggr: formatMoney(ggr),
  };
}
