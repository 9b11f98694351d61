import { type AccessRows, agent } from '../../../platform/testing/test-access.ts';

declare module '../../../platform/testing/test-access.ts' {
  interface Belongings {
    /** The way down from the agent to a member two levels below. */
    lineToDownline: string;
  }
}

export const accessRows: AccessRows = {
  'GET /wps/agent/team/overview': agent,
  'GET /wps/agent/team/branches': {
    ...agent,
    input: ({ lineToDownline }) => ({ query: { figure: 'turnover', under: lineToDownline } }),
    foreign: 'team_branch_unknown',
  },
  'GET /wps/agent/team/betting': {
    ...agent,
    input: ({ lineToDownline }) => ({ query: { under: lineToDownline } }),
    foreign: 'team_branch_unknown',
  },
  'GET /wps/agent/team/bets': {
    ...agent,
    input: ({ lineToDownline }) => ({ query: { under: lineToDownline } }),
    foreign: 'team_branch_unknown',
  },
  'GET /wps/agent/team/transactions': {
    ...agent,
    input: ({ lineToDownline }) => ({ query: { under: lineToDownline } }),
    foreign: 'team_branch_unknown',
  },
  'GET /wps/agent/team/user-profit': {
    ...agent,
    input: ({ lineToDownline }) => ({ query: { under: lineToDownline } }),
    foreign: 'team_branch_unknown',
  },
  'GET /wps/agent/team/betting/export': {
    ...agent,
    input: ({ lineToDownline }) => ({ query: { under: lineToDownline } }),
    foreign: 'team_branch_unknown',
  },
  'GET /wps/agent/team/transactions/export': {
    ...agent,
    input: ({ lineToDownline }) => ({ query: { under: lineToDownline } }),
    foreign: 'team_branch_unknown',
  },
  'GET /wps/agent/team/user-profit/export': {
    ...agent,
    input: ({ lineToDownline }) => ({ query: { under: lineToDownline } }),
    foreign: 'team_branch_unknown',
  },
  'GET /wps/agent/team/find': {
    ...agent,
    input: () => ({ query: { account: 'someone else' } }),
    receives: 'team_branch_unknown',
  },
};
