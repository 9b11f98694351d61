import { type AccessRows, agent } from '../../../platform/testing/test-access.ts';

const day = { day: '2026-11-20', kind: 'category', part: 'LOTT' };

export const accessRows: AccessRows = {
  'GET /wps/agent/income': agent,
  'GET /wps/agent/income/export': agent,
  'GET /wps/agent/income/rows': { ...agent, input: () => ({ query: { day: day.day } }) },
  'GET /wps/agent/income/branch': {
    ...agent,
    input: ({ downlineId }) => ({ query: { ...day, under: downlineId } }),
    foreign: 'member_unknown',
  },
  'GET /wps/agent/income/bets': {
    ...agent,
    input: ({ downlineId }) => ({ query: { ...day, member: downlineId } }),
    foreign: 'member_unknown',
  },
};
