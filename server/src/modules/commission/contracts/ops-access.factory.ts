import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { contractFixture, salaryAt } from './contracts.factory.ts';

const read = { access: 'contracts.read' } as const;
const reason = 'what the hostile test says';
const terms = {
  kind: 'daily_salary',
  tiers: [{ minTurnover: '1000.00', rate: 100 }],
  collection: { by: 'automatic' },
};

/** An agent of the brand, and what the brand has offered; signed, where it is to be in force. */
async function contractOf({ db, river, clock }: OpsFixture, signed = false) {
  const fixture = contractFixture(db, river, clock.now().toISOString());
  const { memberId } = await createMember(db, river, { type: 1 });
  const id = await fixture.propose('upline', { memberId, uplineId: null }, salaryAt(100));
  if (signed) await fixture.move(id, 'member', 'sign');
  return { id, memberId, version: signed ? 2 : 1 };
}

async function planOf({ db, river }: OpsFixture) {
  const id = newId();
  await db.kysely
    .insertInto('contracts.plan')
    .values({ id, merchant_id: river.id, kind: 'daily_salary', name: id, terms: JSON.stringify(terms) })
    .execute();
  return id;
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/contracts': read,
  'GET /ops/contracts/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: (await contractOf(fixture)).id } }),
    foreign: 'not_found',
  },
  'POST /ops/contracts': {
    access: 'contracts.offer',
    stepUp: true,
    input: async ({ db, river }) => {
      const { username } = await createMember(db, river, { type: 1 });
      return { body: { brand: river.code, agent: username, terms, reason } };
    },
    foreign: 'not_found',
  },
  'POST /ops/contracts/:id/moves': {
    access: 'contracts.offer',
    stepUp: true,
    input: async (fixture) => {
      const { id, version } = await contractOf(fixture);
      return { params: { id }, body: { move: 'withdraw', version, reason } };
    },
    foreign: 'not_found',
  },
  'POST /ops/contracts/:id/end': {
    access: 'contracts.end',
    stepUp: true,
    input: async (fixture) => {
      const { id, version } = await contractOf(fixture, true);
      return { params: { id }, body: { version, reason } };
    },
    foreign: 'not_found',
  },
  'GET /ops/contract-plans': read,
  'PUT /ops/contract-plans/:brand/:name': {
    access: 'contracts.plans',
    input: ({ river }) => ({
      params: { brand: river.code, name: newId() },
      body: { terms, version: 0, reason },
    }),
    foreign: 'not_found',
  },
  'DELETE /ops/contract-plans/:id': {
    access: 'contracts.plans',
    input: async (fixture) => ({ params: { id: await planOf(fixture) }, body: { reason } }),
    foreign: 'not_found',
  },
};
