import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { announce, written } from './announcement.factory.ts';

const TITLE = 'The boats are late tonight';
const read = { access: 'announcements.read' } as const;
const change = { access: 'announcements.change' } as const;

async function announced({ db, river }: OpsFixture) {
  return { params: { id: await announce(db.kysely, river, { title: { EN: TITLE } }) } };
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/announcements': { ...read, secrets: () => [TITLE] },
  'GET /ops/announcements/:id': {
    ...read,
    input: announced,
    foreign: 'not_found',
    secrets: () => [TITLE],
  },
  'POST /ops/announcements': {
    ...change,
    input: ({ river }) => ({ query: { brand: river.code }, body: { ...written() } }),
    foreign: 'brand_out_of_scope',
  },
  'PUT /ops/announcements/:id': {
    ...change,
    input: async (fixture) => ({ ...(await announced(fixture)), body: { ...written(), version: 1 } }),
    foreign: 'not_found',
  },
  'POST /ops/announcements/:id/switch': {
    ...change,
    input: async (fixture) => ({ ...(await announced(fixture)), body: { enabled: false, version: 1 } }),
    foreign: 'not_found',
  },
  'DELETE /ops/announcements/:id': {
    ...change,
    input: async (fixture) => ({ ...(await announced(fixture)), query: { version: '1' } }),
    foreign: 'not_found',
  },
};
