import { randomUUID } from 'node:crypto';
import type { OpsAccessRows, OpsFixture, OpsRow } from '../../../platform/ops/test-ops-access.ts';
import { createConversation } from './conversation.factory.ts';

const TEXT = 'My lantern does not light';

/** A conversation of the stage's brand in the path, made for the call. */
async function conversationParams(fixture: OpsFixture): Promise<{ id: string }> {
  return { id: (await createConversation(fixture, fixture.river, TEXT)).id };
}

const on = (access: OpsRow['access'], body?: () => Record<string, unknown>): OpsRow => ({
  access,
  input: async (fixture) => ({
    params: await conversationParams(fixture),
    ...(body ? { body: body() } : {}),
  }),
  foreign: 'not_found',
  secrets: () => [TEXT],
});

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/service/conversations': { access: 'service.read', secrets: () => [TEXT] },
  'GET /ops/service/counts': { access: 'service.read' },
  'POST /ops/service/conversations/:id/read': on('service.read', () => ({ seen: true })),
  'POST /ops/service/conversations/:id/replies': on('service.answer', () => ({
    clientId: randomUUID(),
    text: 'We bring another one',
  })),
  'POST /ops/service/conversations/:id/notes': on('service.answer', () => ({
    clientId: randomUUID(),
    text: 'Knows us well',
  })),
  'PUT /ops/service/conversations/:id': on('service.answer', () => ({ version: 1, move: 'take' })),
  'GET /ops/service/conversations/:id/operators': on('service.answer'),
  'GET /ops/service/desks': { access: 'service.read' },
  'PUT /ops/service/desks/:code': {
    access: 'service.change',
    input: async ({ db, river }) => {
      const desk = await db.kysely
        .selectFrom('service.desk')
        .select('version')
        .where('merchant_id', '=', river.id)
        .executeTakeFirst();
      return { params: { code: river.code }, body: { version: desk?.version ?? 0, settings: {} } };
    },
    foreign: 'not_found',
  },
};
