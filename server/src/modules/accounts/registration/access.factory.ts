import { type AccessRows, agent, anyone } from '../../../platform/testing/test-access.ts';

const phone = { mobileNum: '0812345678', countryDialingCode: '66' };

export const accessRows: AccessRows = {
  'GET /wps/system/setting/register': anyone,
  'PUT /wps/member/register': {
    ...anyone,
    input: () => ({ body: { username: 'x', termsAccepted: true } }),
    receives: 'invalid_input',
  },
  'PUT /wps/member/register/mobile': {
    ...anyone,
    input: () => ({ body: { ...phone, termsAccepted: true } }),
    receives: 'registration_closed',
  },
  'GET /wps/agent/affiliate': {
    ...anyone,
    input: () => ({ query: { code: 'UNKNOWN' } }),
    receives: 'invitation_code_invalid',
  },
  'GET /wps/agent/accounts': agent,
  'POST /wps/agent/accounts': {
    ...agent,
    input: () => ({ body: { username: 'x', type: 0 } }),
    receives: 'invalid_input',
  },
  'POST /wps/agent/accounts/:id/password': {
    ...agent,
    input: ({ downlineId }) => ({ params: { id: downlineId } }),
    receives: 'member_unknown',
    foreign: 'member_unknown',
  },
};
