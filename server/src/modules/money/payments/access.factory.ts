import { generateKeyPairSync, randomInt, randomUUID } from 'node:crypto';
import { newId } from '../../../platform/sealing/ids.ts';
import type { MachineRows } from '../../../platform/testing/test-access.ts';

const SIGNED_HEADER = 'X-Payment-Signature';

export const machineRows: MachineRows = {
  'POST /payments/:code/webhook': {
    input: async ({ db, now }) => {
      const code = `STRANGE${randomInt(1_000_000)}`;
      const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      await db.kysely
        .insertInto('payments.gateway')
        .values({
          ...{ id: newId(), code, name: 'Gateway', base_url: 'https://127.0.0.1:9' },
          public_key: publicKey.export({ type: 'spki', format: 'pem' }) as string,
          ...{ signature_header: SIGNED_HEADER, timeout_ms: 500, created_at: now },
        })
        .execute();
      const { code: merchant } = await db.kysely
        .selectFrom('brands.brand')
        .select('code')
        .executeTakeFirstOrThrow();
      return {
        params: { code },
        body: {
          ...{ event: randomUUID(), way: 'payment', merchant, channel: code, transaction: randomUUID() },
          ...{ outcome: 'paid', amount: '100.00', currency: 'THB', happenedAt: now.toISOString() },
        },
        signedHeader: SIGNED_HEADER,
      };
    },
    http: 401,
    says: { status: 'bad_signature' },
    tables: ['payments.webhook_event', 'payments.confirmation'],
  },
};
