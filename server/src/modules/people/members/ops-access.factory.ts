import type { OpsAccessRows, OpsFixture, OpsRow } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from './member.factory.ts';

/** A member of the stage's brand in the path, made for the call. */
async function memberParams({ db, river }: OpsFixture): Promise<{ id: string }> {
  return { id: (await createMember(db, river)).memberId };
}

const read = {
  access: 'members.read',
  input: async (fixture) => ({ params: await memberParams(fixture) }),
  foreign: 'not_found',
} as const satisfies OpsRow;
const change = (access: OpsRow['access'], body: () => Record<string, unknown>): OpsRow => ({
  access,
  input: async (fixture) => ({ params: await memberParams(fixture), body: body() }),
  foreign: 'not_found',
});
const reason = 'as the member asked';

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/members': { access: 'members.read' },
  'GET /ops/members.csv': { access: 'members.read' },
  'GET /ops/members/:id': read,
  'GET /ops/members/:id/notes': read,
  'GET /ops/members/:id/history': read,
  'GET /ops/members/:id/open': read,
  'GET /ops/members/:id/duplicates': read,
  'GET /ops/members/:id/adjustments': read,
  'POST /ops/members/:id/reveal': change('members.reveal', () => ({})),
  'POST /ops/members/:id/status': change('members.status', () => ({ move: 'lock', reason, version: 1 })),
  'POST /ops/members/:id/avatar/removal': {
    ...change('members.avatar', () => ({ reason })),
    receives: 'avatar_not_custom',
  },
  'POST /ops/members/:id/notes': change('members.note', () => ({ content: 'Called' })),
  'PUT /ops/members/:id/labels': change('members.label', () => ({ labels: ['VIP'], reason, version: 1 })),
  'POST /ops/members/:id/adjustments': {
    ...change('members.adjust', () => ({ key: newId(), way: 'give', amount: '1.00', reason })),
    stepUp: true,
  },
  'POST /ops/members/:id/duplicates/:other': {
    access: 'members.decide',
    input: async (fixture) => ({
      params: { ...(await memberParams(fixture)), other: (await memberParams(fixture)).id },
      body: { as: 'different', reason },
    }),
    foreign: 'not_found',
  },
};
