import { type AccessRows, anyone } from '../../../platform/testing/test-access.ts';

const optional = { access: 'optional' } as const;

export const accessRows: AccessRows = {
  'POST /wps/service/visit': { ...anyone, input: () => ({ body: { name: 'Mali' } }) },
  'POST /wps/service/conversation': { ...optional, input: () => ({ body: {} }) },
  'POST /wps/service/messages': {
    ...optional,
    input: () => ({ body: { clientId: '00000000-0000-4000-8000-000000000001', text: ' ' } }),
    receives: 'invalid_input',
  },
  'POST /wps/service/seen': { ...optional, input: () => ({ body: { number: 1 } }) },
  'POST /wps/service/unread': { ...optional, input: () => ({ body: {} }) },
  'GET /wps/relay/WPSCORE_getCustomerServiceScript': optional,
};
