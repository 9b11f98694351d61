import { type AccessRows, anyone } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/system/whitelabel': { ...anyone, open: true },
  'GET /wps/system/status': { ...anyone, open: true },
  'GET /wps/system/location': { ...anyone, open: true },
  'GET /wps/system/settings/consolidated': { ...anyone, open: true },
  'GET /wps/system/domainRoute': anyone,
  'GET /wps/system/country': anyone,
  'GET /wps/dev/outbox': anyone,
};
