import type { AccessRows } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/push/frames': {
    access: 'optional',
    input: () => ({ query: { channel: 'no-such-channel', after: '0' } }),
    receives: 'not_found',
  },
};
