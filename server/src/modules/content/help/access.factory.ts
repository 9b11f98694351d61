import { type AccessRows, anyone } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/system/helpCenter': anyone,
  'GET /wps/system/templates': anyone,
  'POST /wps/system/helpCenter/helpful': {
    access: 'optional',
    input: () => ({ body: { article: 'none-of-that-name', helpful: true } }),
    receives: 'not_found',
  },
};
