import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { bettingFilter, days, moveFilter, under } from './team.ts';

const EXPORT_LIMIT = { max: 10, windowSeconds: 60, by: 'account' } as const;

/** A row for each day, account directly below and category; of one member, a row for each day and category. */
export const exportTeamBetting = endpoint({
  method: 'GET',
  path: '/wps/agent/team/betting/export',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'What a place of the team played by day, as a file',
  query: z.object(bettingFilter),
  value: z.string(),
  refusals: ['team_period_refused', 'team_branch_unknown'],
  limit: EXPORT_LIMIT,
});

export const exportTeamTransactions = endpoint({
  method: 'GET',
  path: '/wps/agent/team/transactions/export',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'The transactions of a place of the team, as a file',
  query: z.object(moveFilter),
  value: z.string(),
  refusals: ['team_period_refused', 'team_branch_unknown'],
  limit: EXPORT_LIMIT,
});

export const exportTeamProfit = endpoint({
  method: 'GET',
  path: '/wps/agent/team/user-profit/export',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'What members and agents of one level staked, won and were given, as a file',
  query: z.object({ ...days, under }),
  value: z.string(),
  refusals: ['team_period_refused', 'team_branch_unknown'],
  limit: EXPORT_LIMIT,
});
