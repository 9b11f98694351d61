import { type AccessRows, player } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/relay/ODSFE2_MemTransDet': player,
  'GET /wps/records/profit': player,
  'GET /wps/records/statement': player,
  'GET /wps/records/statement/proof': {
    ...player,
    input: () => ({ query: { account: '999999999999999999', first: '1', last: '20' } }),
    receives: 'record_account_unknown',
  },
};
