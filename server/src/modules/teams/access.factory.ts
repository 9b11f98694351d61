import { type AccessRows, agent } from '../../platform/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/agent/team/overview': agent,
  'GET /wps/agent/team/branches': {
    ...agent,
    input: ({ lineId }) => ({ query: { figure: 'turnover', under: lineId } }),
    foreign: 'team_branch_unknown',
  },
  'GET /wps/agent/team/betting': {
    ...agent,
    input: ({ lineId }) => ({ query: { under: lineId } }),
    foreign: 'team_branch_unknown',
  },
  'GET /wps/agent/team/bets': {
    ...agent,
    input: ({ lineId }) => ({ query: { under: lineId } }),
    foreign: 'team_branch_unknown',
  },
  'GET /wps/agent/team/transactions': {
    ...agent,
    input: ({ lineId }) => ({ query: { under: lineId } }),
    foreign: 'team_branch_unknown',
  },
  'GET /wps/agent/team/user-profit': {
    ...agent,
    input: ({ lineId }) => ({ query: { under: lineId } }),
    foreign: 'team_branch_unknown',
  },
  'GET /wps/agent/team/find': {
    ...agent,
    input: () => ({ query: { account: 'someone else' } }),
    hears: 'team_branch_unknown',
  },
};
