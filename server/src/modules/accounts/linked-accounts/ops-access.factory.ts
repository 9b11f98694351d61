import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';

const SECRET = 'what the channel of the hostile test signs with';

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/linked-accounts': {
    access: 'linked-accounts.read',
    input: ({ river }) => ({ query: { brand: river.code } }),
    foreign: 'not_found',
  },
  'PUT /ops/linked-accounts': {
    access: 'linked-accounts.change',
    stepUp: true,
    input: ({ river }) => ({
      body: {
        ...{ brand: river.code, service: 'line', clientId: '1650000001', secret: SECRET },
        ...{ enabled: true, version: 0, reason: 'what the hostile test says' },
      },
    }),
    foreign: 'not_found',
    secrets: () => [SECRET],
  },
};
