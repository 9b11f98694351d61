import { type AccessRows, anyone, player } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/ranks': anyone,
  'GET /wps/relay/MCSFE_getPlayerRankProgress': player,
};
