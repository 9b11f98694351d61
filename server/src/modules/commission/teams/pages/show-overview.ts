import type {
  teamOverview as endpoint,
  TeamDay,
  TeamFigures,
  TeamPeriod,
} from '@lanna/contract/commission/teams/team';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { earlierDays, shifted, type TeamDays, teamDays } from '../counting/team-days.ts';
import { readActive } from '../read-active.ts';
import { readTeamFigures, type Team } from '../read-figures.ts';
import { readSize } from '../read-size.ts';

/** The agent's whole team in a period and the one before. Reads sums by day, whatever the team's size. */
export async function showOverview(
  { db, now }: { db: Queryable; now: Date },
  { brand, memberId }: { brand: Brand; memberId: string },
  period: TeamPeriod = 'today',
): Promise<Value<typeof endpoint>> {
  const team = { merchantId: brand.id, agentId: memberId };
  const days = teamDays({ period }, { timeZone: brand.timeZone, now });
  const earlier = earlierDays(period, days);
  const drawnFrom = days.from === days.to ? shifted(days.to, -6) : days.from;
  const [size, inPeriod, before, drawn] = await Promise.all([
    readSize(db, team),
    readAll(db, team, days),
    readAll(db, team, earlier),
    readDays(db, team, { from: drawnFrom, to: days.to }),
  ]);
  return {
    period: { from: days.from, to: days.to },
    earlierPeriod: { from: earlier.from, to: earlier.to },
    currency: brand.currency,
    ...size,
    now: inPeriod,
    earlier: before,
    days: drawn,
  };
}

async function readAll(db: Queryable, team: Team, days: TeamDays): Promise<TeamFigures> {
  const [sums, active, income] = await Promise.all([
    readTeamFigures(db, team, days),
    days.counted ? readActive(db, team, days.counted.kind, days.counted.from) : null,
    readIncome(db, team, days),
  ]);
  return {
    deposits: formatMoney(sums.deposits),
    depositCount: Number(sums.depositCount),
    withdrawals: formatMoney(sums.withdrawals),
    withdrawalCount: Number(sums.withdrawalCount),
    turnover: formatMoney(sums.validTurnover),
    stake: formatMoney(sums.stake),
    payout: formatMoney(sums.payout),
    profit: formatMoney(sums.stake - sums.payout),
    bonuses: formatMoney(sums.bonuses),
    rebates: formatMoney(sums.rebates),
    firstDepositAmount: formatMoney(sums.firstDepositAmount),
    firstDeposits: Number(sums.firstDeposits),
    joined: Number(sums.joined),
    bets: Number(sums.bets),
    active,
    income: formatMoney(income),
  };
}

/** What the agent was paid in person. */
async function readIncome(
  db: Queryable,
  { merchantId, agentId }: Team,
  { from, to }: TeamDays,
): Promise<bigint> {
  const { income } = await db
    .selectFrom('teams.branch_money')
    .select(
      sql<bigint>`coalesce(sum(commissions + salaries + dividends + upline_paid), 0)::bigint`.as('income'),
    )
    .where('agent_id', '=', agentId)
    .where('child_id', '=', agentId)
    .where('merchant_id', '=', merchantId)
    .where('day', '>=', sql<Date>`${from}::date`)
    .where('day', '<=', sql<Date>`${to}::date`)
    .executeTakeFirstOrThrow();
  return income;
}

/** Every day of a period, also those on which nothing happened. */
async function readDays(
  db: Queryable,
  { merchantId, agentId }: Team,
  { from, to }: { from: string; to: string },
): Promise<TeamDay[]> {
  const { rows } = await sql<{
    day: string;
    deposits: bigint;
    withdrawals: bigint;
    turnover: bigint;
    profit: bigint;
    joined: bigint;
  }>`
    select d.day::date::text as day, coalesce(m.deposits, 0) as deposits, coalesce(m.withdrawals, 0) as withdrawals,
      coalesce(p.turnover, 0)::bigint as turnover, coalesce(p.profit, 0)::bigint as profit, coalesce(m.joined, 0) as joined
    from generate_series(${from}::date, ${to}::date, interval '1 day') d(day)
    left join teams.team_money m on m.agent_id = ${agentId} and m.merchant_id = ${merchantId} and m.day = d.day::date
    left join lateral (
      select sum(valid_turnover) as turnover, sum(stake - payout) as profit from teams.team_play
      where agent_id = ${agentId} and merchant_id = ${merchantId} and day = d.day::date
    ) p on true
    order by 1`.execute(db);
  return rows.map((row) => ({
    day: row.day,
    deposits: formatMoney(row.deposits),
    withdrawals: formatMoney(row.withdrawals),
    turnover: formatMoney(row.turnover),
    profit: formatMoney(row.profit),
    joined: Number(row.joined),
  }));
}
