import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newSession } from '../../people/authentication/session.factory.ts';
import { storeTotp } from '../../people/authentication/totp.ts';
import { createMember } from '../../people/members/member.factory.ts';

const reason = 'as the member asked';

async function memberWithSession({ db, river, clock }: OpsFixture) {
  const member = await createMember(db, river);
  const { sessionId } = await newSession(db, member, clock.now());
  return { id: member.memberId, session: sessionId };
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/members/:id/sessions': {
    access: 'security.read',
    input: async (fixture) => ({ params: { id: (await memberWithSession(fixture)).id } }),
    foreign: 'not_found',
  },
  'GET /ops/members/:id/security': {
    access: 'security.read',
    input: async (fixture) => ({ params: { id: (await memberWithSession(fixture)).id } }),
    foreign: 'not_found',
  },
  'DELETE /ops/members/:id/sessions': {
    access: 'security.end-sessions',
    input: async (fixture) => ({ params: { id: (await memberWithSession(fixture)).id } }),
    foreign: 'not_found',
  },
  'DELETE /ops/members/:id/sessions/:session': {
    access: 'security.end-sessions',
    input: async (fixture) => ({ params: await memberWithSession(fixture) }),
    foreign: 'not_found',
  },
  'POST /ops/members/:id/second-factor/reset': {
    access: 'security.reset-factor',
    stepUp: true,
    input: async (fixture) => {
      const { memberId } = await createMember(fixture.db, fixture.river);
      const app = {
        secret: 'JBSWY3DPEHPK3PXP',
        lastStep: 0,
        secrets: fixture.secrets,
        now: fixture.clock.now(),
      };
      await fixture.db.transaction((tx) => storeTotp(tx, { merchantId: fixture.river.id, memberId }, app));
      return { params: { id: memberId }, body: { reason } };
    },
    foreign: 'not_found',
  },
  'POST /ops/members/:id/password-link': {
    access: 'security.send-link',
    input: async (fixture) => ({
      params: { id: (await memberWithSession(fixture)).id },
      body: { reason },
    }),
    receives: 'email_missing',
    foreign: 'not_found',
  },
};
