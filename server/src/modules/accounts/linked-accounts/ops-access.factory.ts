import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';

const SECRET = 'what the channel of the hostile test signs with';

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/linked-accounts': {
    access: 'linked-accounts.read',
    input: ({ river }) => ({ query: { brand: river.code } }),
    foreign: 'brand_out_of_scope',
  },
  'PUT /ops/linked-accounts': {
    access: 'linked-accounts.change',
    stepUp: true,
    input: async ({ db, river }) => {
      const kept = await db.kysely
        .selectFrom('linked_accounts.channel')
        .select('version')
        .where('merchant_id', '=', river.id)
        .where('service', '=', 'line')
        .executeTakeFirst();
      return {
        body: {
          ...{ brand: river.code, service: 'line', clientId: '1650000001', secret: SECRET },
          ...{ enabled: true, version: kept?.version ?? 0, reason: 'what the hostile test says' },
        },
      };
    },
    foreign: 'brand_out_of_scope',
    secrets: () => [SECRET],
  },
};
