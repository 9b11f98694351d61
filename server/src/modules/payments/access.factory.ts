import { randomUUID } from 'node:crypto';
import type { MachineRows } from '../../platform/test-access.ts';
import { makeGateway } from './make-gateway.factory.ts';

export const machineRows: MachineRows = {
  'POST /payments/:code/webhook': {
    input: async ({ db, now }) => {
      const { code, headerName, brand } = await makeGateway(db);
      return {
        params: { code },
        body: {
          ...{ event: randomUUID(), way: 'payment', merchant: brand, channel: code, transaction: randomUUID() },
          ...{ outcome: 'paid', amount: '100.00', currency: 'THB', happenedAt: now.toISOString() },
        },
        signedHeader: headerName,
      };
    },
    http: 401,
    says: { status: 'bad_signature' },
    tables: ['payments.gateway_event', 'payments.confirmation'],
  },
};
