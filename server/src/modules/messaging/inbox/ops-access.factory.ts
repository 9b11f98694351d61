import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { writtenBroadcast } from './broadcast.factory.ts';

const SECRET = 'Lanterns for the few';
const secrets = () => [SECRET];
const body = writtenBroadcast({ title: { EN: SECRET } });

async function aBroadcast({ db, river, clock }: OpsFixture, state: 'draft' | 'scheduled'): Promise<string> {
  const id = newId();
  const { kind, title, content, audience } = body;
  const now = clock.now();
  await createMember(db, river);
  await db.kysely
    .insertInto('inbox.broadcast')
    .values({
      id,
      merchant_id: river.id,
      state,
      kind,
      title,
      content,
      excerpt: { EN: 'Come' },
      audience: JSON.stringify(audience),
      send_at: state === 'draft' ? null : now,
      created_by: 'Nim',
      changed_by: 'Nim',
      changed_at: now,
    })
    .execute();
  return id;
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/broadcasts': { access: 'inbox.read', secrets },
  'GET /ops/broadcasts/:id': {
    access: 'inbox.read',
    input: async (fixture) => ({ params: { id: await aBroadcast(fixture, 'draft') } }),
    foreign: 'not_found',
    secrets,
  },
  'GET /ops/broadcasts/:id/results': {
    access: 'inbox.read',
    input: async (fixture) => ({ params: { id: await aBroadcast(fixture, 'draft') } }),
    foreign: 'not_found',
  },
  'POST /ops/broadcasts/count': {
    access: 'inbox.read',
    input: async ({ river }) => ({
      query: { brand: river.code },
      body: { kind: body.kind, audience: body.audience },
    }),
    foreign: 'brand_out_of_scope',
  },
  'POST /ops/broadcasts': {
    access: 'inbox.write',
    input: async ({ river }) => ({ query: { brand: river.code }, body }),
    foreign: 'brand_out_of_scope',
  },
  'PUT /ops/broadcasts/:id': {
    access: 'inbox.write',
    input: async (fixture) => ({
      params: { id: await aBroadcast(fixture, 'draft') },
      body: { ...body, version: 1 },
    }),
    foreign: 'not_found',
    secrets,
  },
  'DELETE /ops/broadcasts/:id': {
    access: 'inbox.write',
    input: async (fixture) => ({
      params: { id: await aBroadcast(fixture, 'draft') },
      query: { version: '1' },
    }),
    foreign: 'not_found',
  },
  'POST /ops/broadcasts/:id/send': {
    access: 'inbox.send',
    input: async (fixture) => ({
      params: { id: await aBroadcast(fixture, 'draft') },
      body: { version: 1, at: null, reason: '' },
    }),
    foreign: 'not_found',
    secrets,
  },
  'POST /ops/broadcasts/:id/unschedule': {
    access: 'inbox.send',
    input: async (fixture) => ({
      params: { id: await aBroadcast(fixture, 'scheduled') },
      body: { version: 1 },
    }),
    foreign: 'not_found',
    secrets,
  },
  'POST /ops/broadcasts/:id/cancel': {
    access: 'inbox.send',
    input: async (fixture) => ({
      params: { id: await aBroadcast(fixture, 'scheduled') },
      body: { takeBack: false, reason: 'a mistake' },
    }),
    foreign: 'not_found',
    secrets,
  },
};
