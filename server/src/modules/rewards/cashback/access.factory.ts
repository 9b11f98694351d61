import { newId } from '../../../platform/sealing/ids.ts';
import { type AccessRows, player } from '../../../platform/testing/test-access.ts';

// The brand of the test has cashback off, as a brand begins: every caller with access receives that.
const row = { ...player, receives: 'cashback_off' } as const;

export const accessRows: AccessRows = {
  'GET /wps/relay/MCSFE_getCustomerRebateSettingByProductType': row,
  'GET /wps/cashback': row,
  'POST /wps/cashback/claims': { ...row, needsTerms: true, input: () => ({ body: {} }) },
  'GET /wps/cashback/claims': row,
  'GET /wps/cashback/claims/:id': {
    ...row,
    input: () => ({ params: { id: newId() } }),
    foreign: 'cashback_off',
  },
  'GET /wps/cashback/bets': { ...row, input: () => ({ query: { day: '2026-11-20', category: 'RNG' } }) },
};
