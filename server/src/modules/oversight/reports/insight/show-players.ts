import type { Value } from '@lanna/contract/endpoint';
import {
  COUNTRIES_SHOWN,
  type CountryFigures,
  type showPlayers as endpoint,
  type PlayerCounts,
  TOP_PLAYERS,
  type TopPlayer,
} from '@lanna/contract/oversight/reports/insight-ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Period } from '../period.ts';

type Days = Period['before'];

export async function showPlayers(
  db: Queryable,
  brandIds: readonly string[],
  { from, to, before }: Period,
): Promise<Value<typeof endpoint>> {
  const days = { from, to };
  const played = await readPlayed(db, brandIds, days);
  const [playedBefore, first, firstBefore] = await Promise.all([
    readPlayed(db, brandIds, before, 0),
    readFirstDeposits(db, brandIds, days),
    readFirstDeposits(db, brandIds, before),
  ]);
  return {
    period: days,
    before,
    counts: countsOf(played, first),
    countsBefore: countsOf(playedBefore, firstBefore),
    firstDeposited: first.map(({ currency, amount }) => ({ currency, amount: formatMoney(amount) })),
    winners: played.top.filter(({ result }) => result > 0n).map(shown),
    losers: played.top
      .filter(({ result }) => result < 0n)
      .toReversed()
      .map(shown),
    countries: played.countries,
    demo: played.demo.map(({ members, stake, ggr, currency }) => ({
      ...{ currency, members },
      ...{ stake: formatMoney(BigInt(stake)), ggr: formatMoney(BigInt(ggr)) },
    })),
  };
}

interface Top extends Omit<TopPlayer, 'stake' | 'result' | 'bets'> {
  bets: bigint;
  stake: bigint;
  result: bigint;
}
interface PlayedRow {
  active: number;
  fresh: number;
  top: Record<keyof Top, string>[] | null;
  /** Amounts in the ledger's unit, as text. */
  countries: CountryFigures[] | null;
  demo: DemoPlayed[] | null;
}
type DemoPlayed = Omit<CountryFigures, 'country'>;
interface Played {
  demo: DemoPlayed[];
  countries: CountryFigures[];
  active: number;
  fresh: number;
  /** The greatest results first. */
  top: Top[];
}

/** Who had bets settled on these days, added up once, with the ends of the list. */
async function readPlayed(
  db: Queryable,
  brandIds: readonly string[],
  { from, to }: Days,
  most = TOP_PLAYERS,
): Promise<Played> {
  const { rows } = await sql<PlayedRow>`
    with everyone as materialized (
      select d.member_id, d.merchant_id, d.currency, sum(d.bets)::bigint as bets, sum(d.stake)::bigint as stake,
        sum(d.payout - d.stake)::bigint as result
      from bets.member_day d
      where d.merchant_id = any (${[...brandIds]}::uuid[]) and d.day between ${from}::date and ${to}::date
      group by d.member_id, d.merchant_id, d.currency
    ), played as (
      select * from everyone e where not exists (select from members.demo_members() m where m.member_id = e.member_id)
    ), demo as (
      select e.currency, count(*)::integer as members, sum(e.stake)::bigint as stake, -sum(e.result)::bigint as ggr
      from members.demo_members() m join everyone e on e.member_id = m.member_id group by e.currency
    ), members as (
      select count(distinct p.member_id)::integer as active,
        count(distinct p.member_id) filter (where (r.registered_at at time zone b.time_zone)::date >= ${from}::date)::integer as fresh
      from played p
      -- Trial accounts have no registration.
      join members.registration r on r.member_id = p.member_id
      join brands.brand b on b.id = p.merchant_id
    ), ends as (
      (select * from played where result > 0 order by result desc, member_id limit ${most * 2})
      union all
      (select * from played where result < 0 order by result, member_id limit ${most * 2})
    ), named as (
      select a.id, a.username, b.code as brand, e.currency, e.bets, e.stake, e.result,
        row_number() over (partition by e.result > 0 order by abs(e.result) desc, a.id) as place
      from ends e join members.account a on a.id = e.member_id and a.type <> 4 join brands.brand b on b.id = e.merchant_id
    ), countries as (
      select a.country, p.currency, count(*)::integer as members, sum(p.stake)::bigint as stake, -sum(p.result)::bigint as ggr
      from played p join members.account a on a.id = p.member_id and a.type <> 4
      group by a.country, p.currency order by sum(p.stake) desc, a.country limit ${most === 0 ? 0 : COUNTRIES_SHOWN}
    )
    select m.active, m.fresh, (select jsonb_agg(jsonb_build_object('id', n.id, 'username', n.username, 'brand', n.brand,
      'currency', n.currency, 'bets', n.bets::text, 'stake', n.stake::text, 'result', n.result::text) order by n.result desc, n.id)
      from named n where n.place <= ${most}) as top,
      (select jsonb_agg(jsonb_build_object('country', c.country, 'currency', c.currency, 'members', c.members, 'stake', c.stake::text,
        'ggr', c.ggr::text) order by c.stake desc, c.country) from countries c) as countries,
      (select jsonb_agg(jsonb_build_object('currency', d.currency, 'members', d.members, 'stake', d.stake::text, 'ggr', d.ggr::text)
        order by d.currency) from demo d) as demo
    from members m`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a count is one row');
  const top = (row.top ?? []).map(({ bets, stake, result, ...player }) => ({
    ...player,
    ...{ bets: BigInt(bets), stake: BigInt(stake), result: BigInt(result) },
  }));
  const countries = (row.countries ?? []).map(({ stake, ggr, ...of }) => ({
    ...of,
    stake: formatMoney(BigInt(stake)),
    ggr: formatMoney(BigInt(ggr)),
  }));
  return { active: row.active, fresh: row.fresh, top, countries, demo: row.demo ?? [] };
}

interface FirstDeposits {
  currency: string;
  members: number;
  amount: bigint;
}

async function readFirstDeposits(
  db: Queryable,
  brandIds: readonly string[],
  { from, to }: Days,
): Promise<FirstDeposits[]> {
  const { rows } = await sql<FirstDeposits>`
    select d.currency, count(*)::integer as members, sum(d.amount)::bigint as amount
    from cashier.credited_deposit d
    join brands.brand b on b.id = d.merchant_id
    join members.registration r on r.member_id = d.member_id and not r.is_demo
    where d.merchant_id = any (${[...brandIds]}::uuid[])
      and d.credited_at >= ${from}::date::timestamp at time zone b.time_zone
      and d.credited_at < (${to}::date + 1)::timestamp at time zone b.time_zone
      and not exists (select from cashier.credited_deposit e
        where e.member_id = d.member_id and (e.credited_at, e.id) < (d.credited_at, d.id))
    group by d.currency order by d.currency`.execute(db);
  return rows;
}

function countsOf({ active, fresh }: Played, first: readonly FirstDeposits[]): PlayerCounts {
  const firstDeposits = first.reduce((sum, { members }) => sum + members, 0);
  return { active, fresh, returning: active - fresh, firstDeposits };
}

function shown({ bets, stake, result, ...player }: Top): TopPlayer {
  return { ...player, bets: Number(bets), stake: formatMoney(stake), result: formatMoney(result) };
}
