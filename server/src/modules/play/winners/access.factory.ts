import { type AccessRows, anyone, session } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/relay/ODSFE2_getWinnerBoard': anyone,
  'GET /wps/relay/GCSGAME_getRankList': anyone,
  'GET /wps/member/winner-name': session,
  'PUT /wps/member/winner-name': {
    ...session,
    needsTerms: false,
    input: () => ({ body: { unnamed: true } }),
  },
};
