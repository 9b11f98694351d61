import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createApplication } from './application.factory.ts';

const PHONE = '+66899990002';
const PLAYERS = 'The boats below the old bridge';

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/join': { access: 'join.read', secrets: () => [PHONE, PLAYERS] },
  'GET /ops/join.csv': { access: 'join.read', secrets: () => [PHONE, PLAYERS] },
  'POST /ops/join/:id/reveal': {
    access: 'join.answer',
    input: async (of) => ({ params: { id: await application(of) }, body: {} }),
    foreign: 'not_found',
    secrets: () => [PHONE],
  },
  'PUT /ops/join/:id': {
    access: 'join.answer',
    input: async (of) => ({
      params: { id: await application(of) },
      body: { version: 1, state: 'done', note: 'Written to' },
    }),
    foreign: 'not_found',
    secrets: () => [PLAYERS],
  },
  'POST /ops/join/:id/agent': {
    access: 'join.appoint',
    input: async (of) => ({
      params: { id: await application(of) },
      body: {
        version: 1,
        type: 41,
        username: `agent${newId().slice(-8)}`,
        rates: {},
        reason: 'Spoke on the telephone',
      },
    }),
    foreign: 'not_found',
    secrets: () => [PLAYERS],
  },
};

/** One contact has one application at a time. */
async function application({ db, river, clock }: Parameters<NonNullable<OpsAccessRows[string]['input']>>[0]) {
  await db.kysely.deleteFrom('join.application').execute();
  return createApplication(db.kysely, {
    merchantId: river.id,
    sentAt: clock.now(),
    phone: PHONE,
    players: PLAYERS,
  });
}
