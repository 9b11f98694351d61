import { type AccessRows, anyone } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/system/health': { ...anyone, open: true },
};
