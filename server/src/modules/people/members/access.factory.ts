import { type AccessRows, player, session } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/member/info': { ...session, open: true, openWhilePasswordDue: true },
  'POST /wps/member/terms': { ...player, needsTerms: false, input: () => ({ body: { version: '1' } }) },
  'PUT /wps/member/language': { ...session, input: () => ({ body: { language: 'VI' } }) },
  'GET /wps/relay/MCSFE_getPlayerAvatar': session,
  'GET /wps/member/info/icon': session,
  'PUT /wps/member/avatar': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { avatarType: 'STATIC', avatar: 'lotus' } }),
  },
  'GET /wps/member/profile': player,
  'PUT /wps/member/profile': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { field: 'fullname', value: 'Another Name' } }),
    receives: 'profile_field_fixed',
  },
  'GET /wps/v2/wallets/balance': { ...session, open: true },
};
