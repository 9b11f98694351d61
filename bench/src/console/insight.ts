import { sql } from 'kysely';
import { readPeriod } from '../../../server/src/modules/oversight/reports/period.ts';
import { reportsOf } from '../../../server/src/modules/oversight/reports/reports.factory.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import type { DataSet } from '../data-set.ts';
import { atMost, type Figure, figure } from '../result.ts';
import { brandsOf } from './questions.ts';

const TURNS = 7;
const SUMS_MS = 100;
const TIMES = 1.5;

/** Who played and came back in four weeks, beside the least that has to be read for it by hand; channels and costs against a bound of their own. */
export async function measureInsight(set: DataSet): Promise<Figure[]> {
  const db = openDatabase({ url: set.url, maxConnections: 4 });
  try {
    const { kysely } = db;
    const brandIds = (await brandsOf(kysely)).map(({ id }) => id);
    const { to } = readPeriod({}, 'Asia/Bangkok', set.madeAt);
    const from = Temporal.PlainDate.from(to).subtract({ days: 27 }).toString();
    const period = readPeriod({ from, to }, 'Asia/Bangkok', set.madeAt);
    const reports = reportsOf(kysely, brandIds, period);
    const ids = sql`any (${brandIds}::uuid[])`;
    const playedOn = async (days: { from: string; to: string }) => {
      await sql`select d.member_id, d.currency, sum(d.bets), sum(d.stake), sum(d.payout - d.stake) as result from bets.member_day d
        join members.registration r on r.member_id = d.member_id
        where d.merchant_id = ${ids} and d.day between ${days.from}::date and ${days.to}::date
        group by 1, 2 order by result desc limit 10`.execute(kysely);
    };
    const firstOn = async (days: { from: string; to: string }) => {
      await sql`select count(*), sum(amount) from (
          select distinct on (member_id) member_id, credited_at, amount from cashier.credited_deposit e
          where member_id in (select member_id from cashier.credited_deposit
            where merchant_id = ${ids} and credited_at between ${days.from}::timestamptz and ${days.to}::timestamptz + interval '1 day')
          order by member_id, credited_at) first
        where credited_at between ${days.from}::timestamptz and ${days.to}::timestamptz + interval '1 day'`.execute(
        kysely,
      );
    };
    const pairs = {
      'players of four weeks': [
        reports.players,
        async () => {
          for (const days of [period, period.before]) {
            await playedOn(days);
            await firstOn(days);
          }
        },
      ],
      'retention of eight weeks, and sources': [
        reports.cohorts,
        async () => {
          const since = Temporal.PlainDate.from(to).subtract({ days: 55 }).toString();
          await sql`select date_trunc('week', r.registered_at) as week, (d.day - date_trunc('week', r.registered_at)::date) / 7 as nth,
              count(distinct r.member_id)
            from members.registration r join bets.member_day d on d.member_id = r.member_id
            where r.merchant_id = ${ids} and r.registered_at >= ${since}::timestamptz group by 1, 2`.execute(
            kysely,
          );
          await sql`select date_trunc('week', r.registered_at) as week, count(distinct r.member_id)
            from members.registration r join cashier.credited_deposit d on d.member_id = r.member_id
            where r.merchant_id = ${ids} and r.registered_at >= ${since}::timestamptz group by 1`.execute(
            kysely,
          );
          await sql`select r.source, count(*), sum(f.deposits), sum(f.withdrawals), sum(f.ggr)
            from members.registration r left join segments.figure_of_member f on f.member_id = r.member_id
            where r.merchant_id = ${ids} and r.registered_at >= ${from}::timestamptz group by 1`.execute(
            kysely,
          );
        },
      ],
    } as const;
    const figures: Figure[] = [];
    for (const [name, [ours, plain]] of Object.entries(pairs)) {
      const [oursMs, plainMs] = await mediansInTurns([ours, plain]);
      if (oursMs === undefined || plainMs === undefined) throw new Error('both are measured');
      figures.push(
        figure(name, oursMs, 'ms'),
        figure('  the same as plain SQL', plainMs, 'ms'),
        atMost('  times plain SQL', oursMs / plainMs, '×', TIMES),
      );
    }
    const [costs, channels] = await mediansInTurns([reports.costs, reports.channels]);
    if (costs === undefined || channels === undefined) throw new Error('both are measured');
    return [
      ...figures,
      atMost('costs by code, four weeks', costs, 'ms', SUMS_MS),
      figure('channels with their times, four weeks', channels, 'ms'),
    ];
  } finally {
    await db.close();
  }
}

/** These take long, so few turns are enough; the first of each is left out. */
async function mediansInTurns(calls: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = calls.map((): number[] => []);
  for (let turn = -1; turn < TURNS; turn++)
    for (const [at, call] of calls.entries()) {
      const startedMs = performance.now();
      await call();
      if (turn >= 0) times[at]?.push(performance.now() - startedMs);
    }
  return times.map((all) => all.toSorted((one, other) => one - other)[Math.floor(TURNS / 2)] ?? Number.NaN);
}
