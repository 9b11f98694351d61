import { type AccessRows, agent, player } from '../../../platform/testing/test-access.ts';

const NONE = '00000000-0000-7000-8000-00000000000b';
const unknown = {
  ...player,
  receives: 'sheet_unknown',
  foreign: 'sheet_unknown',
  input: () => ({ params: { id: NONE } }),
} as const;

export const accessRows: AccessRows = {
  'GET /wps/agent/positions': agent,
  'POST /wps/agent/positions': {
    ...agent,
    input: () => ({ body: { shares: { LIVE: 1000 } } }),
    receives: 'positions_off',
  },
  'GET /wps/agent/positions/below': agent,
  'POST /wps/agent/positions/below/:id': {
    ...agent,
    input: ({ downlineId }) => ({
      params: { id: downlineId },
      body: { bounds: { LIVE: { least: 0, most: 1000 } } },
    }),
    // The caller is an affiliate.
    receives: 'affiliate_only_invites',
    foreign: 'member_unknown',
  },
  'GET /wps/sheets': { ...player, input: () => ({ query: { side: 'upline' } }) },
  'GET /wps/sheets/:id': unknown,
  'POST /wps/sheets/:id/settle': { ...unknown, needsTerms: false },
};
