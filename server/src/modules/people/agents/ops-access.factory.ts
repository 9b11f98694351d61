import type { OpsAccessRows, OpsFixture, OpsRow } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../members/member.factory.ts';

const reason = 'as the member asked';
const member = async ({ db, river }: OpsFixture) => ({ id: (await createMember(db, river)).memberId });
async function agentWithCode({ db, river, clock }: OpsFixture) {
  const { memberId: id } = await createMember(db, river, { type: 1 });
  const code = newId().slice(-12);
  await db.kysely
    .insertInto('members.affiliate_code')
    .values({ merchant_id: river.id, agent_id: id, code, created_at: clock.now() })
    .execute();
  return { id, code };
}
const PLAN = { rates: { LIVE: 100 }, modes: {}, isDefault: false, reason };
async function planOf({ db, river, clock }: OpsFixture) {
  const id = newId();
  await db.kysely
    .insertInto('agents.plan')
    .values({
      id,
      merchant_id: river.id,
      name: id,
      rates: '{}',
      modes: '{}',
      is_default: false,
      version: 1,
      changed_at: clock.now(),
    })
    .execute();
  return id;
}
async function frozenAgent({ db, river, clock }: OpsFixture) {
  const { memberId } = await createMember(db, river, { type: 1 });
  await db.kysely
    .insertInto('agents.freeze')
    .values({
      id: newId(),
      merchant_id: river.id,
      member_id: memberId,
      reason,
      frozen_at: clock.now(),
      frozen_by: 'Somchai',
    })
    .execute();
  return memberId;
}
const change = (access: OpsRow['access'], body: Record<string, unknown>): OpsRow => ({
  access,
  input: async (fixture) => ({ params: await member(fixture), body }),
  foreign: 'not_found',
});

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/agents': { access: 'agents.read' },
  'GET /ops/members/:id/line': {
    access: 'agents.read',
    input: async (fixture) => ({ params: await member(fixture) }),
    foreign: 'not_found',
  },
  'POST /ops/members/:id/line': change('agents.move', { agent: '', reason, version: 1 }),
  'POST /ops/members/:id/type': change('agents.appoint', { type: 1, reason, version: 1 }),
  'POST /ops/agents/:id/freeze': {
    access: 'agents.freeze',
    input: async ({ db, river }) => ({
      params: { id: (await createMember(db, river, { type: 1 })).memberId },
      body: { reason },
    }),
    foreign: 'not_found',
  },
  'POST /ops/agents/:id/lift-freeze': {
    access: 'agents.freeze',
    input: async (fixture) => ({ params: { id: await frozenAgent(fixture) }, body: { reason } }),
    foreign: 'not_found',
  },
  'GET /ops/agents/:id/rates': {
    access: 'agents.read',
    input: async (fixture) => ({ params: await member(fixture) }),
    foreign: 'not_found',
  },
  'POST /ops/agents/:id/rates': {
    access: 'agents.rates',
    input: async (fixture) => ({ params: await member(fixture), body: { rates: { LIVE: 100 }, reason } }),
    foreign: 'not_found',
  },
  'GET /ops/agent-plans': { access: 'agents.read' },
  'POST /ops/agent-plans': {
    access: 'agents.plans',
    input: async ({ river }) => ({ body: { ...PLAN, name: newId(), brand: river.code } }),
    foreign: 'not_found',
  },
  'POST /ops/agent-plans/:id': {
    access: 'agents.plans',
    input: async (fixture) => ({
      params: { id: await planOf(fixture) },
      body: { ...PLAN, name: newId(), closed: false, version: 1 },
    }),
    foreign: 'plan_unknown',
  },
  'POST /ops/agents/:id/plan': {
    access: 'agents.rates',
    input: async (fixture) => ({
      params: { id: (await createMember(fixture.db, fixture.river, { type: 1 })).memberId },
      body: { plan: await planOf(fixture), reason },
    }),
    foreign: 'not_found',
  },
  'GET /ops/agents/:id/codes': {
    access: 'agents.read',
    input: async (fixture) => ({ params: await member(fixture) }),
    foreign: 'not_found',
  },
  'POST /ops/agents/:id/codes': {
    access: 'agents.codes',
    input: async (fixture) => ({
      params: { id: (await agentWithCode(fixture)).id },
      body: { name: '', reason },
    }),
    foreign: 'not_found',
  },
  'POST /ops/agents/:id/codes/:code/close': {
    access: 'agents.codes',
    input: async (fixture) => ({ params: await agentWithCode(fixture), body: { reason } }),
    foreign: 'not_found',
  },
};
