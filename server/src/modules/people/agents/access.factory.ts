import { type AccessRows, agent } from '../../../platform/testing/test-access.ts';

declare module '../../../platform/testing/test-access.ts' {
  interface Belongings {
    /** A member two levels below the agent. */
    downlineId: string;
    invitationCode: string;
  }
}

export const accessRows: AccessRows = {
  'GET /wps/agent/team': agent,
  'GET /wps/agent/team/newest': agent,
  'GET /wps/agent/downline': {
    ...agent,
    input: ({ downlineId }) => ({ query: { under: downlineId } }),
    foreign: 'member_unknown',
  },
  'PUT /wps/agent/members/:id/remark': {
    ...agent,
    input: ({ downlineId }) => ({ params: { id: downlineId }, body: { remark: 'LINE @som' } }),
    // The member is two levels below.
    receives: 'remark_not_direct',
    foreign: 'member_unknown',
  },
  'GET /wps/agent/members/:id/rates': {
    ...agent,
    input: ({ downlineId }) => ({ params: { id: downlineId } }),
    foreign: 'member_unknown',
  },
  'POST /wps/agent/members/:id/rates/check': {
    ...agent,
    input: ({ downlineId }) => ({ params: { id: downlineId }, body: { rates: { LIVE: 0 } } }),
    // The caller is an affiliate.
    receives: 'affiliate_only_invites',
    foreign: 'member_unknown',
  },
  'POST /wps/agent/members/:id/rates': {
    ...agent,
    input: ({ downlineId }) => ({ params: { id: downlineId }, body: { rates: { LIVE: 0 } } }),
    // The caller is an affiliate.
    receives: 'affiliate_only_invites',
    foreign: 'member_unknown',
  },
  'POST /wps/agent/members/:id/type': {
    ...agent,
    input: ({ downlineId }) => ({ params: { id: downlineId }, body: { type: 1 } }),
    receives: 'appoint_forbidden',
    foreign: 'member_unknown',
  },
  'GET /wps/agent/invitations': agent,
  'POST /wps/agent/invitations': { ...agent, input: () => ({ body: {} }) },
  'PUT /wps/agent/invitations/:code': {
    ...agent,
    input: ({ invitationCode }) => ({ params: { code: invitationCode }, body: { name: 'LINE' } }),
    foreign: 'invitation_unknown',
  },
  'POST /wps/agent/invitations/:code/reopen': {
    ...agent,
    input: ({ invitationCode }) => ({ params: { code: invitationCode } }),
    foreign: 'invitation_unknown',
  },
  'DELETE /wps/agent/invitations/:code': {
    ...agent,
    input: ({ invitationCode }) => ({ params: { code: invitationCode } }),
    foreign: 'invitation_unknown',
  },
};
