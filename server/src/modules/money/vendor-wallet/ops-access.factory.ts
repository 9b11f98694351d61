import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { openCase, openRound } from './round.factory.ts';

const read = { access: 'vendor-wallet.read' } as const;
const ofRound = async ({ db, river, clock }: OpsFixture) => ({
  params: { id: (await openRound(db, river, { now: clock.now() })).id },
});

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/rounds': read,
  'GET /ops/rounds.csv': read,
  'GET /ops/rounds/:id': { ...read, input: ofRound, foreign: 'not_found' },
  'GET /ops/rounds/:id/receipt': { ...read, input: ofRound, foreign: 'not_found' },
  'GET /ops/cases': read,
  'GET /ops/cases.csv': read,
  'GET /ops/cases/:id': {
    ...read,
    input: async ({ db, river }) => ({ params: { id: (await openCase(db, river)).caseId } }),
    foreign: 'not_found',
  },
  'POST /ops/cases/:id/decision': {
    access: 'vendor-wallet.decide',
    input: async ({ db, river }) => {
      const { caseId, version } = await openCase(db, river);
      const body = { decision: 'close', version: await version(), reason: 'what the hostile test says' };
      return { params: { id: caseId }, body };
    },
    foreign: 'not_found',
  },
  'GET /ops/wallet-alerts': read,
  'GET /ops/wallet-alerts.csv': read,
  'POST /ops/wallet-alerts/:id/acknowledgement': {
    access: 'vendor-wallet.acknowledge',
    input: async ({ db, river, clock }) => {
      const { id } = await db.kysely
        .insertInto('vendor_wallet.alert')
        .values({
          kind: 'win_beyond_limit',
          merchant_id: river.id,
          subject: crypto.randomUUID(),
          facts: '{}',
          raised_at: clock.now(),
          last_at: clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { params: { id: String(id) }, body: {} };
    },
    foreign: 'not_found',
  },
};
