import { type AccessRows, agent, player } from '../../../platform/testing/test-access.ts';

const none = { stakes: {}, losses: { day: null, week: null }, version: 0 };

export const accessRows: AccessRows = {
  'GET /wps/line-limits': player,
  'GET /wps/agent/line-limits/:id': {
    ...agent,
    input: ({ downlineId }) => ({ params: { id: downlineId } }),
    foreign: 'member_unknown',
  },
  'POST /wps/agent/line-limits/:id': {
    ...agent,
    input: ({ downlineId }) => ({ params: { id: downlineId }, body: none }),
    // The caller is an affiliate.
    receives: 'affiliate_only_invites',
    foreign: 'member_unknown',
  },
  'POST /wps/agent/line-limits/:id/suspension': {
    ...agent,
    input: ({ downlineId }) => ({ params: { id: downlineId }, body: { reason: 'a talk about limits' } }),
    receives: 'affiliate_only_invites',
    foreign: 'member_unknown',
  },
  'POST /wps/agent/line-limits/:id/lift': {
    ...agent,
    input: ({ downlineId }) => ({ params: { id: downlineId } }),
    receives: 'affiliate_only_invites',
    foreign: 'member_unknown',
  },
};
