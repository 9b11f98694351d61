import { ACTIVE_MINUTES } from '@lanna/contract/oversight/reports/ops';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

export type DayName = 'today' | 'yesterday' | 'lastWeek';
const DAYS_BACK = { today: 0, yesterday: 1, lastWeek: 7 } as const satisfies Record<DayName, number>;

interface BrandToday {
  id: string;
  code: string;
  currency: string;
  symbol: string;
  /** The day that is today in its time zone, and the minute of it. */
  today: string;
  minute: number;
}
interface BrandDay {
  brandId: string;
  day: DayName;
  date: string;
  /** The days that are over are cut at this minute; today is not. */
  cutMinute: number;
  /** From midnight to the cut. */
  from: Date;
  to: Date;
}
/** The three days of every brand in its own time zone. */
export interface OverviewDays {
  brands: BrandToday[];
  days: BrandDay[];
}

const MINUTES_OF_DAY = 1440;

export async function daysOf(db: Queryable, brandIds: readonly string[], now: Date): Promise<OverviewDays> {
  const brands = await db
    .selectFrom('brands.brand')
    .select(['id', 'code', 'currency', 'currency_symbol', 'time_zone'])
    .where('id', 'in', [...brandIds])
    .orderBy('code')
    .execute();
  const found = brands.map((brand) => {
    const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(brand.time_zone);
    const minute = local.hour * 60 + local.minute;
    const days = (Object.keys(DAYS_BACK) as DayName[]).map((day): BrandDay => {
      const midnight = local.startOfDay().subtract({ days: DAYS_BACK[day] }).startOfDay();
      const cut = day === 'today' ? local : midnight.add({ minutes: minute });
      return {
        brandId: brand.id,
        day,
        date: midnight.toPlainDate().toString(),
        cutMinute: day === 'today' ? MINUTES_OF_DAY : minute,
        from: new Date(midnight.epochMilliseconds),
        to: new Date(day === 'today' ? cut.epochMilliseconds + 1 : cut.epochMilliseconds),
      };
    });
    return {
      brand: {
        id: brand.id,
        code: brand.code,
        currency: brand.currency,
        symbol: brand.currency_symbol,
        today: local.toPlainDate().toString(),
        minute,
      },
      days,
    };
  });
  return { brands: found.map(({ brand }) => brand), days: found.flatMap(({ days }) => days) };
}

/** The brands' days as rows of a query. */
function asked({ days }: OverviewDays) {
  return sql`unnest(${days.map((day) => day.brandId)}::uuid[], ${days.map((day) => day.day)}::text[],
    ${days.map((day) => day.date)}::date[], ${days.map((day) => day.cutMinute)}::integer[],
    ${days.map((day) => day.from.toISOString())}::timestamptz[], ${days.map((day) => day.to.toISOString())}::timestamptz[])
    as asked(brand_id, name, date, cut_minute, begins_at, ends_at)`;
}

export interface PlayOfHour {
  day: DayName;
  currency: string;
  category: string;
  hour: number;
  /** Up to the cut. */
  bets: bigint;
  stake: bigint;
  payout: bigint;
  /** Of the whole hour. */
  wholeStake: bigint;
  wholePayout: bigint;
}

export async function readPlay(db: Queryable, days: OverviewDays): Promise<PlayOfHour[]> {
  const { rows } = await sql<PlayOfHour>`
    select asked.name as day, m.*
    from ${asked(days)}
    cross join lateral (
      select currency, category, minute / 60 as hour,
        coalesce(sum(bets) filter (where minute < asked.cut_minute), 0)::bigint as bets,
        coalesce(sum(stake) filter (where minute < asked.cut_minute), 0)::bigint as stake,
        coalesce(sum(payout) filter (where minute < asked.cut_minute), 0)::bigint as payout,
        sum(stake)::bigint as "wholeStake", sum(payout)::bigint as "wholePayout"
      from bets.minutes_of_days(array[asked.brand_id], array[asked.date])
      group by currency, category, minute / 60
    ) m`.execute(db);
  return rows;
}

export interface CashOfDay {
  day: DayName;
  currency: string;
  deposits: bigint;
  deposited: bigint;
}

export async function readCash(db: Queryable, days: OverviewDays): Promise<CashOfDay[]> {
  // Each day by itself, so that each is a stretch of the index.
  const { rows } = await sql<CashOfDay>`
    select asked.name as day, d.currency, sum(d.deposits)::bigint as deposits, sum(d.deposited)::bigint as deposited
    from ${asked(days)}
    cross join lateral (
      select currency, count(*) as deposits, sum(amount) as deposited from cashier.credited_deposit c
      where merchant_id = asked.brand_id and credited_at >= asked.begins_at and credited_at < asked.ends_at
        and not exists (select from members.demo_members() m where m.member_id = c.member_id)
      group by currency
    ) d
    group by 1, 2`.execute(db);
  return rows;
}

export interface CountsOfDay {
  day: DayName;
  players: bigint;
  registrations: bigint;
  active: bigint;
}

export async function readCounts(db: Queryable, days: OverviewDays): Promise<CountsOfDay[]> {
  const { rows } = await sql<CountsOfDay>`
    select asked.name as day,
      (select count(distinct d.member_id) from bets.member_day d
       where d.merchant_id = asked.brand_id and d.day = asked.date and d.first_at < asked.ends_at
         and not exists (select from members.demo_members() m where m.member_id = d.member_id)) as players,
      (select count(*) from members.registration r
       where r.merchant_id = asked.brand_id and r.registered_at >= asked.begins_at and r.registered_at < asked.ends_at
         and not exists (select from members.demo_members() m where m.member_id = r.member_id)) as registrations,
      (select count(distinct b.member_id) from bets.placed_bet b
       where b.merchant_id = asked.brand_id and b.placed_at < asked.ends_at
         and b.placed_at >= asked.ends_at - make_interval(mins => ${ACTIVE_MINUTES})
         and not exists (select from members.demo_members() m where m.member_id = b.member_id)) as active
    from ${asked(days)}`.execute(db);
  return rows;
}
