import { type AccessRows, player } from '../../platform/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/deposit/methods': player,
  'POST /wps/deposit': {
    ...player,
    needsTerms: true,
    input: () => ({ body: { methodCode: 'SANDBOX', amount: '100.00' } }),
  },
};
