import type { Period } from '@lanna/rules/commission/contracts/period';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import { FIGURES, MONEY_SUMS, PLAY_SUMS } from './internal/figure-columns.ts';

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
    select ${FIGURES}
    from (select ${PLAY_SUMS} from teams.team_play
      where agent_id = ${team.agentId} and merchant_id = ${team.merchantId} and day between ${period.from}::date and ${period.to}::date) p
    cross join (select ${MONEY_SUMS} from teams.team_money
      where agent_id = ${team.agentId} and merchant_id = ${team.merchantId} and day between ${period.from}::date and ${period.to}::date) m
  `.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('sums have a row');
  return figures;
}
