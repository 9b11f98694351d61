import type { OpsAccessRows, OpsFixture, OpsRow } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { createHeldMessage, createRoom } from './chat.factory.ts';

const TEXT = 'Meet me where the lanterns are';
const secrets = () => [TEXT];

const onMessage = (access: OpsRow['access'], body: Record<string, unknown>): OpsRow => ({
  access,
  input: async ({ db, river, clock }) => ({
    params: { id: (await createHeldMessage(db, river, TEXT, clock.now())).id },
    body,
  }),
  foreign: 'not_found',
  secrets,
});
const onMember = (access: OpsRow['access'], body: Record<string, unknown>): OpsRow => ({
  access,
  input: async ({ db, river }) => ({ params: { id: (await createMember(db, river)).memberId }, body }),
  foreign: 'not_found',
});
const roomParams = async ({ db, river, clock }: OpsFixture) => ({
  id: await createRoom(db, river, clock.now()),
});
const RULES = {
  smallestRank: 0,
  openFrom: null,
  openTo: null,
  slowSeconds: 5,
  readOnly: false,
  closed: false,
  invitations: false,
};

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/chat/messages': { access: 'chat.read', secrets },
  'POST /ops/chat/messages/:id/read': onMessage('chat.read', {}),
  'POST /ops/chat/messages/:id/decision': onMessage('chat.moderate', { version: 1, decision: 'remove' }),
  'POST /ops/chat/members/:id/mutes': onMember('chat.moderate', {
    kind: 'mute',
    seconds: 300,
    reason: 'Asks for numbers',
  }),
  'POST /ops/chat/members/:id/mutes/end': onMember('chat.moderate', { reason: 'It was a mistake' }),
  'POST /ops/chat/members/:id/read': onMember('chat.read', {}),
  'GET /ops/chat/rooms': { access: 'chat.read' },
  'POST /ops/chat/rooms/:id/read': {
    access: 'chat.read',
    input: async (fixture) => ({ params: await roomParams(fixture), body: {} }),
    foreign: 'not_found',
    secrets,
  },
  'PUT /ops/chat/rooms/:id': {
    access: 'chat.moderate',
    input: async (fixture) => {
      const params = await roomParams(fixture);
      const { version } = await fixture.db.kysely
        .selectFrom('chat.room')
        .select('version')
        .where('id', '=', params.id)
        .executeTakeFirstOrThrow();
      return { params, body: { version, ...RULES } };
    },
    foreign: 'not_found',
  },
  'GET /ops/chat/rules': { access: 'chat.read' },
  'PUT /ops/chat/settings/:code': {
    access: 'chat.rules',
    input: async ({ db, river }) => {
      const kept = await db.kysely
        .selectFrom('chat.setting')
        .select('version')
        .where('merchant_id', '=', river.id)
        .executeTakeFirst();
      return { params: { code: river.code }, body: { version: kept?.version ?? 0, settings: {} } };
    },
    foreign: 'brand_out_of_scope',
  },
  'POST /ops/chat/words': {
    access: 'chat.rules',
    input: ({ river }) => ({
      body: { brand: river.code, word: `word ${newId()}`.slice(0, 60), weight: 'hold' },
    }),
    foreign: 'brand_out_of_scope',
  },
  'DELETE /ops/chat/words/:id': {
    access: 'chat.rules',
    input: async ({ db, river, clock }) => {
      const id = newId();
      await db.kysely
        .insertInto('chat.word')
        .values({
          id,
          merchant_id: river.id,
          word: id,
          weight: 'mask',
          added_by: 'An operator',
          added_at: clock.now(),
        })
        .execute();
      return { params: { id } };
    },
    foreign: 'not_found',
  },
  'POST /ops/chat/rules/try': {
    access: 'chat.read',
    input: ({ river }) => ({ body: { brand: river.code, text: 'add my line' } }),
    foreign: 'brand_out_of_scope',
  },
};
