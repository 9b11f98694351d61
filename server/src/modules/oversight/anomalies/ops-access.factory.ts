import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../../people/members/member.factory.ts';

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/anomalies': { access: 'anomalies.read' },
  'POST /ops/anomalies/:id': {
    access: 'anomalies.decide',
    input: async (fixture) => ({
      params: { id: await finding(fixture) },
      body: { version: 1, as: 'dismissed', reason: 'They are a couple' },
    }),
    foreign: 'not_found',
  },
};

async function finding({ db, river, clock }: OpsFixture): Promise<string> {
  const agent = await createMember(db, river, { type: 1 });
  const member = await createMember(db, river, { agentId: agent.memberId });
  const id = newId();
  await db.kysely
    .insertInto('anomalies.finding')
    .values({
      id,
      merchant_id: river.id,
      kind: 'self_referral',
      agent_id: agent.memberId,
      member_id: member.memberId,
      other_id: agent.memberId,
      signals: ['phone'],
      first_seen: clock.now(),
      last_seen: clock.now(),
    })
    .execute();
  return id;
}
