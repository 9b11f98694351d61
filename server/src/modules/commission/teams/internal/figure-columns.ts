import { sql } from 'kysely';

const PLAY_COLUMNS = [
  ['bets', 'bets'],
  ['stake', 'stake'],
  ['free_stake', 'freeStake'],
  ['payout', 'payout'],
  ['valid_turnover', 'validTurnover'],
] as const;

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

type Columns = readonly (readonly [string, string])[];

function sums(columns: Columns) {
  return sql.join(
    columns.map(([column]) => sql`coalesce(sum(${sql.ref(column)}), 0)::bigint as ${sql.ref(column)}`),
  );
}

export const PLAY_SUMS = sums(PLAY_COLUMNS);
export const MONEY_SUMS = sums(MONEY_COLUMNS);

/** Both as `Figures` names them; nothing is 0. */
export const FIGURES = sql.join(
  [...PLAY_COLUMNS, ...MONEY_COLUMNS].map(
    ([column, name]) => sql`coalesce(${sql.ref(column)}, 0)::bigint as ${sql.ref(name)}`,
  ),
);
