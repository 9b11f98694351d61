import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';
import { createSentMessage } from './sent-message.factory.ts';

const NUMBER = '+66899990001';

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/messages': { access: 'messages.read', secrets: () => [NUMBER] },
  'GET /ops/messages.csv': { access: 'messages.read', secrets: () => [NUMBER] },
  'POST /ops/messages/:id/recipient': {
    access: 'messages.reveal',
    input: async ({ db, river, clock }) => {
      const sent = { merchantId: river.id, recipient: NUMBER, sentAt: clock.now() };
      return { params: { id: await createSentMessage(db.kysely, sent) }, body: {} };
    },
    foreign: 'not_found',
    secrets: () => [NUMBER],
  },
};
