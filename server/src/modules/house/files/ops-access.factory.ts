import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';

export const opsAccessRows: OpsAccessRows = {
  'POST /ops/pictures': {
    access: 'files.add',
    input: async ({ river }) => ({ body: { brand: river.code, base64: 'AAAA', shape: 'card' } }),
    receives: 'picture_unusable',
    foreign: 'not_found',
  },
};
