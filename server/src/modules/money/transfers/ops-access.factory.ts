import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { createVendor } from '../../play/catalogue/catalogue.factory.ts';

const read = { access: 'transfers.read' } as const;
const decide = { access: 'transfers.decide' } as const;

async function transferOf({ db, river, clock }: OpsFixture, more: object = {}) {
  const { memberId } = await createMember(db, river);
  const vendor = await createVendor(db.kysely, {
    brands: [river],
    apiUrl: 'http://127.0.0.1:9',
    walletKind: 'transfer',
  });
  const id = newId();
  await db.kysely
    .insertInto('transfers.transfer')
    .values({
      id,
      merchant_id: river.id,
      member_id: memberId,
      kind: 'from_vendor',
      vendor_id: vendor.id,
      amount: 1_000_000n,
      currency: river.currency,
      state: 'sending',
      created_at: clock.now(),
      sent_at: clock.now(),
      next_ask_at: clock.now(),
      asks: 3,
      ...more,
    })
    .execute();
  return { id, vendor };
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/transfers': read,
  'GET /ops/transfers.csv': read,
  'GET /ops/transfers/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: (await transferOf(fixture)).id } }),
    foreign: 'not_found',
  },
  'POST /ops/transfers/:id/question': {
    ...decide,
    input: async (fixture) => ({ params: { id: (await transferOf(fixture)).id }, body: {} }),
    foreign: 'not_found',
  },
  'POST /ops/transfers/:id/decision': {
    ...decide,
    stepUp: true,
    input: async (fixture) => ({
      params: { id: (await transferOf(fixture)).id },
      body: { decision: 'never', version: 1, reason: 'what the hostile test says' },
    }),
    foreign: 'not_found',
  },
  'POST /ops/transfers/:id/contradiction': {
    ...decide,
    input: async (fixture) => {
      const at = fixture.clock.now();
      const more = { state: 'done', ended_at: at, contradicted_at: at, contradiction: 'closed' };
      return {
        params: { id: (await transferOf(fixture, more)).id },
        body: { reason: 'looked at with the vendor' },
      };
    },
    foreign: 'not_found',
  },
  'GET /ops/transfer-vendors': read,
  'PUT /ops/transfer-vendors/:code/brands/:brand': {
    access: 'transfers.settings',
    input: async (fixture) => ({
      params: { code: (await transferOf(fixture)).vendor.code, brand: fixture.river.code },
      body: {
        min: '1.00',
        max: '500.00',
        takesMoney: true,
        version: 0,
        reason: 'what the hostile test says',
      },
    }),
    foreign: 'not_found',
  },
};
