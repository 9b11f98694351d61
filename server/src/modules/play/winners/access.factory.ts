import { type AccessRows, anyone } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/relay/ODSFE2_getWinnerBoard': anyone,
  'GET /wps/relay/GCSGAME_getRankList': anyone,
};
