import { type AccessRows, player } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/linked-accounts': player,
  'POST /wps/linked-accounts/:service': {
    ...player,
    needsTerms: false,
    input: () => ({ params: { service: 'line' }, body: {} }),
    receives: 'link_closed',
    foreign: 'unowned',
  },
  'POST /wps/linked-accounts': {
    ...player,
    needsTerms: false,
    // Of no way that was begun.
    input: () => ({ body: { state: 'a'.repeat(43), code: 'b' } }),
    receives: 'link_expired',
  },
};
