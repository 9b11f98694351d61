import type { Period } from '@lanna/rules/commission/period';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';

/** Whose team: an agent of a brand. */
export interface Team {
  merchantId: string;
  agentId: string;
}

/** What a team, or a branch of it, came to in a period of days of the brand. Money in hundred-thousandths. */
export interface Figures {
  bets: bigint;
  stake: bigint;
  freeStake: bigint;
  payout: bigint;
  validTurnover: bigint;
  deposits: bigint;
  depositCount: bigint;
  withdrawals: bigint;
  withdrawalCount: bigint;
  firstDeposits: bigint;
  firstDepositAmount: bigint;
  bonuses: bigint;
  rebates: bigint;
  commissions: bigint;
  salaries: bigint;
  dividends: bigint;
  uplinePaid: bigint;
  joined: bigint;
  joinedAgents: bigint;
}

/** The figures of a whole team, the agent in person counted in. Reads a row for each day and category, whatever the team's size. */
export async function readTeamFigures(db: Queryable, team: Team, period: Period): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select ${PLAY}, ${MONEY}
    from (select ${PLAY_SUMS} from teams.team_play
      where agent_id = ${team.agentId} and merchant_id = ${team.merchantId} and day between ${period.from}::date and ${period.to}::date) p
    cross join (select ${MONEY_SUMS} from teams.team_money
      where agent_id = ${team.agentId} and merchant_id = ${team.merchantId} and day between ${period.from}::date and ${period.to}::date) m
  `.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('sums have a row');
  return figures;
}

const PLAY_SUMS = sql`coalesce(sum(bets), 0)::bigint as bets, coalesce(sum(stake), 0)::bigint as stake,
  coalesce(sum(free_stake), 0)::bigint as free_stake, coalesce(sum(payout), 0)::bigint as payout,
  coalesce(sum(valid_turnover), 0)::bigint as valid_turnover`;

const PLAY = sql`bets, stake, free_stake as "freeStake", payout, valid_turnover as "validTurnover"`;

const MONEY_COLUMNS = [
  ['deposits', 'deposits'],
  ['deposit_count', 'depositCount'],
  ['withdrawals', 'withdrawals'],
  ['withdrawal_count', 'withdrawalCount'],
  ['first_deposits', 'firstDeposits'],
  ['first_deposit_amount', 'firstDepositAmount'],
  ['bonuses', 'bonuses'],
  ['rebates', 'rebates'],
  ['commissions', 'commissions'],
  ['salaries', 'salaries'],
  ['dividends', 'dividends'],
  ['upline_paid', 'uplinePaid'],
  ['joined', 'joined'],
  ['joined_agents', 'joinedAgents'],
] as const;

const MONEY_SUMS = sql.join(
  MONEY_COLUMNS.map(([column]) => sql`coalesce(sum(${sql.ref(column)}), 0)::bigint as ${sql.ref(column)}`),
);

const MONEY = sql.join(MONEY_COLUMNS.map(([column, name]) => sql`${sql.ref(column)} as ${sql.ref(name)}`));
