import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../../people/members/member.factory.ts';

const read = { access: 'segments.read' } as const;
const write = { access: 'segments.write' } as const;
const reason = 'For the next campaign';
const conditions = { deposits: { least: 1000, most: null } };

async function segmentOf({ db, river, clock }: OpsFixture): Promise<string> {
  const id = newId();
  await db.kysely
    .insertInto('segments.segment')
    .values({
      ...{ id, merchant_id: river.id, name: `Large ${id}`, conditions: JSON.stringify(conditions) },
      ...{ changed_by: 'Nim', changed_at: clock.now() },
    })
    .execute();
  return id;
}

async function tagOf({ db, river, clock }: OpsFixture): Promise<string> {
  const id = newId();
  await db.kysely
    .insertInto('segments.tag')
    .values({
      ...{ id, merchant_id: river.id, name: `Whale ${id.slice(-8)}`, colour: 'blue' },
      ...{ changed_by: 'Nim', changed_at: clock.now() },
    })
    .execute();
  return id;
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/segments': read,
  'POST /ops/segments/count': {
    ...read,
    input: ({ river }) => ({ query: { brand: river.code }, body: { conditions } }),
    foreign: 'brand_out_of_scope',
  },
  'POST /ops/segments': {
    ...write,
    input: ({ river }) => ({
      query: { brand: river.code },
      body: { name: `Large ${newId()}`, conditions, reason },
    }),
    foreign: 'brand_out_of_scope',
  },
  'PUT /ops/segments/:id': {
    ...write,
    input: async (fixture) => {
      const id = await segmentOf(fixture);
      return { params: { id }, body: { name: `Larger ${id}`, conditions, version: 1, reason } };
    },
    foreign: 'not_found',
  },
  'POST /ops/segments/:id/removal': {
    ...write,
    input: async (fixture) => ({
      params: { id: await segmentOf(fixture) },
      body: { version: 1, reason },
    }),
    foreign: 'not_found',
  },
  'GET /ops/tags': read,
  'POST /ops/tags': {
    ...write,
    input: ({ river }) => ({
      query: { brand: river.code },
      body: { name: `Whale ${newId().slice(-8)}`, colour: 'blue', segment: null, reason },
    }),
    foreign: 'brand_out_of_scope',
  },
  'PUT /ops/tags/:id': {
    ...write,
    input: async (fixture) => {
      const id = await tagOf(fixture);
      return {
        params: { id },
        body: { name: `Shark ${id.slice(-8)}`, colour: 'red', segment: null, version: 1, reason },
      };
    },
    foreign: 'not_found',
  },
  'POST /ops/tags/:id/removal': {
    ...write,
    input: async (fixture) => ({ params: { id: await tagOf(fixture) }, body: { version: 1, reason } }),
    foreign: 'not_found',
  },
  'GET /ops/member-figures': read,
  'GET /ops/member-figures.csv': read,
  'GET /ops/members/:id/figures': {
    ...read,
    input: async ({ db, river }) => ({ params: { id: (await createMember(db, river)).memberId } }),
    foreign: 'not_found',
  },
};
