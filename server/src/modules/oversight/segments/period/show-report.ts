import type { Received, Value } from '@lanna/contract/endpoint';
import {
  type showMemberReport as endpoint,
  MEMBER_REPORT_DAYS_MAX,
  MEMBER_SOURCES,
  type MemberCounts,
  RETENTION_WEEKS,
  TOP_MEMBERS,
  type TopMember,
} from '@lanna/contract/oversight/segments/period-ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { dayBounds } from '../../../house/brands/day-bounds.ts';

type Report = Value<typeof endpoint>;
interface Days {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}
interface Of {
  brand: Pick<Brand, 'id' | 'timeZone' | 'currency'>;
  days: Days;
}

const DAYS_SHOWN = 28;

/** Members of a brand in a period, as `showMemberReport` describes them. Refuses with `invalid_input` days that end before they begin, or are too many. */
export async function showReport(
  db: Queryable,
  brand: Of['brand'],
  query: Pick<Received<typeof endpoint>['query'], 'from' | 'to'>,
  now: Date,
): Promise<Report> {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(brand.timeZone)
    .toPlainDate();
  const to = query.to ? Temporal.PlainDate.from(query.to) : today;
  const from = query.from ? Temporal.PlainDate.from(query.from) : to.subtract({ days: DAYS_SHOWN - 1 });
  const length = from.until(to).days + 1;
  if (length < 1 || length > MEMBER_REPORT_DAYS_MAX)
    throw new Refusal('invalid_input', { fields: [{ field: 'from', rule: 'period' }] });
  const of = { brand, days: { from, to } };
  const before = { brand, days: { from: from.subtract({ days: length }), to: from.subtract({ days: 1 }) } };
  return {
    period: { from: from.toString(), to: to.toString(), days: length },
    currency: brand.currency,
    counts: await countMembers(db, of),
    before: await countMembers(db, before),
    weeks: await retention(db, of, today),
    sources: await valueBySource(db, of),
    winners: await topMembers(db, of, 'winners'),
    losers: await topMembers(db, of, 'losers'),
  };
}

/** Accounts that are persons playing with the brand's money. */
const REAL = sql`m.type <> 4 and not m.is_demo_player`;

function momentsOf({ brand, days }: Of) {
  const { since, until } = dayBounds({ from: days.from.toString(), to: days.to.toString() }, brand.timeZone);
  if (!since || !until) throw new Error('a period has both ends');
  return { since, until };
}

async function countMembers(db: Queryable, of: Of): Promise<MemberCounts> {
  const { brand, days } = of;
  const { since, until } = momentsOf(of);
  const { rows } = await sql<{
    registered: number;
    first_depositors: number;
    first_deposits: bigint;
    active: number;
    returning: number;
  }>`
    with played as (
      select d.member_id, bool_or(m.registered_at < ${since}) as was_there
      from bets.member_day d join members.account m on m.id = d.member_id
      where d.merchant_id = ${brand.id} and d.day between ${days.from.toString()}::date and ${days.to.toString()}::date and ${REAL}
      group by d.member_id
    ), first as (
      select d.member_id, (array_agg(d.amount order by d.credited_at, d.id))[1] as amount
      from cashier.credited_deposit d join members.account m on m.id = d.member_id
      where d.merchant_id = ${brand.id} and d.credited_at >= ${since} and d.credited_at < ${until} and ${REAL}
        and not exists (
          select from cashier.credited_deposit e where e.member_id = d.member_id and e.credited_at < ${since})
      group by d.member_id
    )
    select
      (select count(*)::integer from members.account m
        where m.merchant_id = ${brand.id} and m.registered_at >= ${since} and m.registered_at < ${until} and ${REAL}) as registered,
      (select count(*)::integer from first) as first_depositors,
      (select coalesce(sum(amount), 0)::bigint from first) as first_deposits,
      (select count(*)::integer from played) as active,
      (select count(*)::integer from played where was_there) as returning`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('counts are one row');
  return {
    registered: row.registered,
    firstDepositors: row.first_depositors,
    firstDeposits: formatMoney(row.first_deposits),
    active: row.active,
    returning: row.returning,
  };
}

async function retention(db: Queryable, of: Of, today: Temporal.PlainDate): Promise<Report['weeks']> {
  const { brand } = of;
  const { since, until } = momentsOf(of);
  const { rows } = await sql<{ week: string; registered: number; nth: number | null; active: number }>`
    with joined as (
      select m.id, date_trunc('week', m.registered_at at time zone ${brand.timeZone})::date as week
      from members.account m
      where m.merchant_id = ${brand.id} and m.registered_at >= ${since} and m.registered_at < ${until} and ${REAL}
    ), weeks as (select week, count(*)::integer as registered from joined group by week)
    , played as (
      select j.week, (d.day - j.week) / 7 as nth, count(distinct d.member_id)::integer as active
      from joined j join bets.member_day d on d.merchant_id = ${brand.id} and d.member_id = j.id
      where d.day >= j.week and d.day < j.week + ${(RETENTION_WEEKS + 1) * 7}::integer
      group by j.week, (d.day - j.week) / 7
    )
    select w.week::text, w.registered, p.nth, coalesce(p.active, 0) as active
    from weeks w left join played p on p.week = w.week order by w.week, p.nth`.execute(db);
  const weeks = new Map<string, Report['weeks'][number]>();
  for (const { week, registered, nth, active } of rows) {
    const begun = Math.floor(Temporal.PlainDate.from(week).until(today).days / 7);
    const kept = weeks.get(week) ?? {
      ...{ week, registered },
      active: Array.from({ length: Math.min(begun, RETENTION_WEEKS) + 1 }, () => 0),
    };
    if (nth !== null && nth < kept.active.length) kept.active[nth] = active;
    weeks.set(week, kept);
  }
  return [...weeks.values()];
}

async function valueBySource(db: Queryable, of: Of): Promise<Report['sources']> {
  const { since, until } = momentsOf(of);
  const { rows } = await sql<{
    source: string;
    members: number;
    depositors: number;
    deposits: bigint;
    net: bigint;
    ggr: bigint;
  }>`
    select r.source, count(*)::integer as members, (count(*) filter (where f.deposit_count > 0))::integer as depositors,
      coalesce(sum(f.deposits), 0)::bigint as deposits, coalesce(sum(f.net), 0)::bigint as net, coalesce(sum(f.ggr), 0)::bigint as ggr
    from members.registration r join members.account m on m.id = r.member_id left join segments.figure f on f.member_id = r.member_id
    where r.merchant_id = ${of.brand.id} and r.registered_at >= ${since} and r.registered_at < ${until} and ${REAL}
    group by r.source`.execute(db);
  return MEMBER_SOURCES.flatMap((source) => {
    const row = rows.find((one) => one.source === source);
    if (!row) return [];
    const { members, depositors } = row;
    const money = {
      deposits: formatMoney(row.deposits),
      net: formatMoney(row.net),
      ggr: formatMoney(row.ggr),
    };
    return [{ source, members, depositors, ...money }];
  });
}

/** Of the brand's currency alone: amounts of two are not put in one order. */
async function topMembers(
  db: Queryable,
  { brand, days }: Of,
  which: 'winners' | 'losers',
): Promise<TopMember[]> {
  const won = which === 'winners';
  const { rows } = await sql<{ id: string; name: string; result: bigint; stake: bigint }>`
    select t.member_id as id, m.username as name, t.result, t.stake
    from (
      select d.member_id, sum(d.payout - d.stake)::bigint as result, sum(d.stake)::bigint as stake
      from bets.member_day d join members.account m on m.id = d.member_id
      where d.merchant_id = ${brand.id} and d.currency = ${brand.currency}
        and d.day between ${days.from.toString()}::date and ${days.to.toString()}::date and ${REAL}
      group by d.member_id
      having ${won ? sql`sum(d.payout - d.stake) > 0` : sql`sum(d.payout - d.stake) < 0`}
      order by sum(d.payout - d.stake) ${won ? sql`desc` : sql`asc`}, d.member_id limit ${TOP_MEMBERS}
    ) t join members.account m on m.id = t.member_id
    order by t.result ${won ? sql`desc` : sql`asc`}, t.member_id`.execute(db);
  return rows.map(({ id, name, result, stake }) => ({
    member: { id, name },
    result: formatMoney(result),
    stake: formatMoney(stake),
  }));
}
