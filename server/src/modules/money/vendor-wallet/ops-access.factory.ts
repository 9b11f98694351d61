import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { createVendor } from '../../play/catalogue/catalogue.factory.ts';
import { createReward } from './reward.factory.ts';
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
  'GET /ops/vendor-connections': read,
  'GET /ops/vendor-connections.csv': read,
  'GET /ops/vendor-connections/:code/leases': {
    ...read,
    input: async ({ db, river }) => {
      const { code } = await createVendor(db.kysely, { brands: [river] });
      return { params: { code } };
    },
    foreign: 'not_found',
  },
  'GET /ops/free-bets': read,
  'GET /ops/free-bets.csv': read,
  'GET /ops/free-bet-games': {
    access: 'vendor-wallet.grant',
    input: ({ river }) => ({ query: { brand: river.code } }),
    foreign: 'brand_out_of_scope',
  },
  'POST /ops/members/:id/free-bets': {
    access: 'vendor-wallet.grant',
    stepUp: true,
    input: async ({ db, river, clock }) => {
      const member = await createMember(db, river);
      await db.transaction((tx) =>
        fundWallet(tx, { merchantId: river.id, memberId: member.memberId, currency: 'THB', amount: 1n }),
      );
      const vendor = await createVendor(db.kysely, {
        brands: [river],
        additions: ['free_bets'],
        freeBets: { max: 100_000n, dayMax: 100_000n },
        // Not reached: it is told later.
        apiUrl: 'http://127.0.0.1:9',
      });
      const endsAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
      const wanted = { vendor: vendor.code, game: null, count: 1, value: '1.00', endsAt };
      return {
        params: { id: member.memberId },
        body: { key: newId(), ...wanted, reason: 'what the hostile test says' },
      };
    },
    foreign: 'not_found',
  },
  'POST /ops/free-bets/:id/cancellation': {
    access: 'vendor-wallet.grant',
    input: async ({ db, river, clock }) => {
      const member = await createMember(db, river);
      await db.transaction((tx) =>
        fundWallet(tx, { merchantId: river.id, memberId: member.memberId, currency: 'THB', amount: 1n }),
      );
      const vendor = await createVendor(db.kysely, { brands: [river] });
      const id = await createReward(db, { brand: river, vendor, clock }, member);
      return { params: { id }, body: { reason: 'what the hostile test says' } };
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
