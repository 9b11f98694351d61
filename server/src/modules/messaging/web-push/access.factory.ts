import { type AccessRows, player } from '../../../platform/testing/test-access.ts';

const NO_SERVICE = 'https://push.example/x';
const KEY = 'B'.repeat(87);

export const accessRows: AccessRows = {
  'GET /wps/devices': player,
  'PUT /wps/devices/this': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { endpoint: NO_SERVICE, keys: { p256dh: KEY, auth: 'a'.repeat(22) } } }),
    receives: 'push_service_unknown',
  },
  'POST /wps/devices/forget': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { endpoint: NO_SERVICE } }),
  },
  'PUT /wps/devices/kinds': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { wanted: ['service'] } }),
  },
  'PUT /wps/devices/quiet-hours': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { from: '23:00', until: '07:00', kinds: ['promotion'] } }),
  },
  'POST /wps/devices/try': { ...player, needsTerms: false, input: () => ({ body: {} }) },
};
