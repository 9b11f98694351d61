import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../../people/members/member.factory.ts';

const CONTENT = 'The lanterns are too bright at night';

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/feedback': { access: 'feedback.read', secrets: () => [CONTENT] },
  'GET /ops/feedback.csv': { access: 'feedback.read', secrets: () => [CONTENT] },
  'PUT /ops/feedback/:id': {
    access: 'feedback.answer',
    input: async ({ db, river, clock }) => {
      const { memberId } = await createMember(db, river);
      const id = newId();
      await db.kysely
        .insertInto('feedback.message')
        .values({
          id,
          merchant_id: river.id,
          member_id: memberId,
          content: CONTENT,
          language: 'EN',
          device: 'Phone 7',
          sent_at: clock.now(),
        })
        .execute();
      return { params: { id }, body: { version: 1, state: 'done', note: 'dimmed' } };
    },
    foreign: 'not_found',
    secrets: () => [CONTENT],
  },
};
