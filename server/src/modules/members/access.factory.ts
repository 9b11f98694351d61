import { type AccessRows, player, session } from '../../platform/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/member/info': { ...session, open: true, openWhilePasswordDue: true },
  'POST /wps/member/terms': { ...player, needsTerms: false, input: () => ({ body: { version: '1' } }) },
  'PUT /wps/member/language': { ...session, input: () => ({ body: { language: 'VI' } }) },
  'GET /wps/v2/wallets/balance': { ...session, open: true },
};
