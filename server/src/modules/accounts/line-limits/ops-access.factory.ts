import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { createMember } from '../../people/members/member.factory.ts';

const read = { access: 'line-limits.read' } as const;
const write = { access: 'line-limits.write' } as const;
const reason = 'as agreed with the agents’ desk';
const none = { stakes: {}, losses: { day: null, week: null } };

const memberOf = async ({ db, river }: OpsFixture) => (await createMember(db, river)).memberId;

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/members/:id/line-limits': {
    ...read,
    input: async (fixture) => ({ params: { id: await memberOf(fixture) } }),
    foreign: 'not_found',
  },
  'PUT /ops/members/:id/line-limits': {
    ...write,
    input: async (fixture) => ({
      params: { id: await memberOf(fixture) },
      body: { ...none, version: 0, reason },
    }),
    foreign: 'not_found',
  },
  'POST /ops/members/:id/line-limits/lift': {
    ...write,
    input: async (fixture) => ({ params: { id: await memberOf(fixture) }, body: { reason } }),
    foreign: 'not_found',
  },
};
