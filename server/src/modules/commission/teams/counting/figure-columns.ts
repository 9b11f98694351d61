import type { TeamFigure } from '@lanna/contract/commission/teams/team';
import { type RawBuilder, sql } from 'kysely';

/** Where each counted figure stands, and what counts beside it. Members and active members are counted elsewhere. */
export const FIGURE_COLUMNS: Readonly<
  Record<
    Exclude<TeamFigure, 'members' | 'active'>,
    { table: 'branch_play' | 'branch_money'; value: RawBuilder<bigint>; count?: RawBuilder<bigint> }
  >
> = {
  turnover: { table: 'branch_play', value: sql`valid_turnover` },
  stake: { table: 'branch_play', value: sql`stake` },
  payout: { table: 'branch_play', value: sql`payout` },
  profit: { table: 'branch_play', value: sql`(stake - payout)` },
  bets: { table: 'branch_play', value: sql`bets` },
  deposits: { table: 'branch_money', value: sql`deposits`, count: sql`deposit_count` },
  withdrawals: { table: 'branch_money', value: sql`withdrawals`, count: sql`withdrawal_count` },
  bonuses: { table: 'branch_money', value: sql`bonuses` },
  rebates: { table: 'branch_money', value: sql`rebates` },
  firstDepositAmount: { table: 'branch_money', value: sql`first_deposit_amount`, count: sql`first_deposits` },
  firstDeposits: { table: 'branch_money', value: sql`first_deposits` },
  joined: { table: 'branch_money', value: sql`joined` },
};
