import type { AccessRows } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'POST /wps/join': {
    access: 'optional',
    input: () => ({ body: { name: 'x', wish: 'agent', contacts: {}, players: 'nowhere' } }),
    receives: 'invalid_input',
  },
};
