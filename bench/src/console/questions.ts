import { listMembers } from '@lanna/contract/people/members/ops';
import { type Kysely, sql } from 'kysely';
import { readPeriod } from '../../../server/src/modules/oversight/reports/period.ts';
import { reportPlay } from '../../../server/src/modules/oversight/reports/report-play.ts';
import { showOverview } from '../../../server/src/modules/oversight/reports/show-overview.ts';
import { sumRegistrations } from '../../../server/src/modules/oversight/reports/sum-registrations.ts';
import { findMembers } from '../../../server/src/modules/people/members/find-members.ts';
import type { Brand } from '../../../server/src/platform/http/calls/route.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import type { Tables } from '../../../server/src/platform/tables.ts';
import type { DataSet } from '../data-set.ts';

interface Question {
  name: string;
  ours(): Promise<unknown>;
  plain(): Promise<unknown>;
  /** Of one that takes seconds, fewer turns are enough. */
  turns?: number;
}
export interface Measured {
  name: string;
  oursMs: number;
  plainMs: number;
}

const TURNS = 21;
const WARM_UP = 2;

/** Each question by the use case and by hand, in turns, on one connection. */
export async function measureQuestions(set: DataSet): Promise<Measured[]> {
  const db = openDatabase({ url: set.url, maxConnections: 1 });
  try {
    await sumRegistrations(db, set.madeAt);
    const brands = await brandsOf(db.kysely);
    const measured: Measured[] = [];
    for (const question of await questionsOf(db.kysely, brands, set.madeAt)) {
      const [ours, plain]: [number[], number[]] = [[], []];
      for (let turn = -WARM_UP; turn < (question.turns ?? TURNS); turn++) {
        const [oursMs, plainMs] = [await timed(question.ours), await timed(question.plain)];
        if (turn < 0) continue;
        ours.push(oursMs);
        plain.push(plainMs);
      }
      measured.push({ name: question.name, oursMs: median(ours), plainMs: median(plain) });
    }
    return measured;
  } finally {
    await db.close();
  }
}

export async function questionsOf(
  db: Kysely<Tables>,
  brands: readonly Brand[],
  now: Date,
): Promise<Question[]> {
  const ids = brands.map(({ id }) => id);
  const { rows } = await sql<{ id: string; mobile: string; email: string }>`
    select id, mobile, email from members.member
    where mobile is not null and email is not null order by registered_at desc limit 1`.execute(db);
  const [member] = rows;
  if (!member) throw new Error('the data set has members');
  const found = (search?: string) => () => findMembers(db, brands, listMembers.query.parse({ search }));
  const members =
    (condition = sql`true`) =>
    async () => {
      const where = sql`m.merchant_id = any (${ids}::uuid[]) and ${condition}`;
      await sql`
      select m.id, m.merchant_id, m.username, m.nickname, m.type, m.status, m.mobile, m.email, m.agent_id, m.rank_level,
        m.registered_at, m.currency, a.seen_at, agent.username as agent_name, w.available
      from members.member m
      join members.activity a on a.member_id = m.id
      left join members.member agent on agent.id = m.agent_id
      left join ledger.available_balance w
        on w.is_wallet and w.merchant_id = m.merchant_id and w.currency = m.currency and w.owner_id = m.id
      where ${where} order by m.registered_at desc, m.id desc limit 101`.execute(db);
      await sql`select count(*) from (select from members.member m where ${where} limit 10001) counted`.execute(
        db,
      );
    };
  const today = readPeriod({}, 'Asia/Bangkok', now).to;
  const day = readPeriod({ from: today, to: today }, 'Asia/Bangkok', now);
  const ggr = () => reportPlay(db, { brandIds: ids, language: 'EN' }, day, { by: ['category'] });
  const ofDay = (source: string) => sql`
    select category, currency, sum(stake) as stake, sum(payout) as payout from ${sql.raw(source)}
    where merchant_id = any (${ids}::uuid[]) and day = ${day.to}::date group by category, currency`;
  return [
    { name: 'newest members, first page', ours: found(), plain: members() },
    {
      name: 'members by the beginning of a name',
      ours: found('somchai12'),
      plain: members(sql`m.username_key collate "C" like 'somchai12%'`),
    },
    {
      name: 'a member by number',
      ours: found(member.mobile),
      plain: members(sql`m.mobile = ${member.mobile}`),
    },
    {
      name: 'a member by e-mail',
      ours: found(member.email),
      plain: members(sql`m.email = ${member.email}`),
    },
    { name: 'a member by id', ours: found(member.id), plain: members(sql`m.id = ${member.id}::uuid`) },
    {
      name: 'GGR of the day beside the day before, by category',
      ours: ggr,
      plain: async () => {
        await sql`
          select category, currency, sum(bets) filter (where day = ${day.to}::date), sum(bets) filter (where day < ${day.to}::date),
            sum(stake) filter (where day = ${day.to}::date), sum(stake) filter (where day < ${day.to}::date),
            sum(payout) filter (where day = ${day.to}::date), sum(payout) filter (where day < ${day.to}::date),
            sum(free_stake) filter (where day = ${day.to}::date), sum(free_stake) filter (where day < ${day.to}::date),
            sum(valid_turnover) filter (where day = ${day.to}::date), sum(valid_turnover) filter (where day < ${day.to}::date)
          from bets.game_day
          where merchant_id = any (${ids}::uuid[]) and day between ${day.before.from}::date and ${day.to}::date
          group by category, currency`.execute(db);
        await sql`
          select currency, sum(credited - debited) from ledger.house_day
          where merchant_id = any (${ids}::uuid[]) and kind in ('vendor_settlement', 'house_game') and day = ${day.to}::date
          group by currency`.execute(db);
      },
    },
    {
      name: 'GGR of the day, from the bets instead of the sums',
      ours: ggr,
      plain: () => ofDay("(select * from bets.bet where status in ('won', 'lost')) b").execute(db),
      turns: 1,
    },
    {
      name: 'the overview',
      ours: () => showOverview(db, ids, now),
      plain: async () => {
        await sql`
          select day, minute / 60, currency, category, sum(stake), sum(payout), sum(bets)
          from bets.minutes_of_days(${ids}::uuid[], array[${day.to}::date, ${day.to}::date - 1, ${day.to}::date - 7])
          group by 1, 2, 3, 4`.execute(db);
        await sql`
          select credited_at::date, currency, count(*), sum(amount) from cashier.credited_deposit
          where merchant_id = any (${ids}::uuid[]) and (credited_at >= ${day.to}::date - 1 or
            credited_at between ${day.to}::date - 7 and ${day.to}::date - 6) group by 1, 2`.execute(db);
        await sql`
          select day, count(distinct member_id) from bets.member_day
          where merchant_id = any (${ids}::uuid[]) and day in (${day.to}::date, ${day.to}::date - 1, ${day.to}::date - 7)
          group by day`.execute(db);
        await sql`
          select registered_at::date, count(*) from members.registration
          where merchant_id = any (${ids}::uuid[]) and (registered_at >= ${day.to}::date - 1 or
            registered_at between ${day.to}::date - 7 and ${day.to}::date - 6) group by 1`.execute(db);
        for (const back of [0, 1, 7])
          await sql`
            select count(distinct member_id) from bets.placed_bet where merchant_id = any (${ids}::uuid[])
              and placed_at between ${now}::timestamptz - interval '15 minutes' - ${back} * interval '1 day' and ${now}::timestamptz - ${back} * interval '1 day'`.execute(
            db,
          );
        // Its table of whole days.
        await sql`
          select day, currency, sum(ggr), sum(ggr - bonus - rebate - agent_pay - adjustment - fee) from reports.ngr_day
          where merchant_id = any (${ids}::uuid[]) and day in (${day.to}::date, ${day.to}::date - 1, ${day.to}::date - 7)
          group by 1, 2`.execute(db);
        await sql`
          select day, currency, code, sum(debited), sum(credited) from ledger.house_day
          where merchant_id = any (${ids}::uuid[]) and kind = 'clearing' and day in (${day.to}::date, ${day.to}::date - 1, ${day.to}::date - 7)
          group by 1, 2, 3`.execute(db);
      },
    },
  ];
}

export async function brandsOf(db: Kysely<Tables>): Promise<Brand[]> {
  const brands = await db
    .selectFrom('brands.brand')
    .select(['id', 'code', 'currency', 'country', 'time_zone'])
    .orderBy('code')
    .execute();
  return brands.map(({ time_zone: timeZone, ...brand }) => ({ ...brand, timeZone, defaultLanguage: 'TH' }));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
