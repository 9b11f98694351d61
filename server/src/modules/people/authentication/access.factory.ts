import { randomUUID } from 'node:crypto';
import { type AccessRows, anyone, session } from '../../../platform/testing/test-access.ts';

const PASSWORD = 'correct horse battery';
const phone = { mobileNum: '0812345678', countryDialingCode: '66' };

export const accessRows: AccessRows = {
  'GET /wps/system/encryption': { ...anyone, open: true },
  'POST /wps/session/login': {
    ...anyone,
    // A new login name each time: a name with several failed logins would require a captcha.
    input: () => ({ body: { type: 'username', username: `unknown-${randomUUID()}`, password: PASSWORD } }),
    receives: 'bad_credentials',
  },
  'POST /wps/session/login/freeplay': {
    ...anyone,
    input: () => ({ body: { platform: 'W' } }),
    receives: 'login_method_closed',
  },
  'DELETE /wps/session/logout': { ...session, open: true, openWhilePasswordDue: true },
  // Each page gets one a second.
  'GET /wps/captcha': { ...anyone, input: () => ({ query: { page: randomUUID() } }) },
  'GET /wps/captcha/challenge': anyone,
  'POST /wps/verification/sms/noLogin': {
    ...anyone,
    input: () => ({ body: phone }),
    receives: 'sms_not_enabled',
  },
  'POST /wps/verification/sms/register': {
    ...anyone,
    input: () => ({ body: { mobileNo: phone.mobileNum, countryDialingCode: '66' } }),
    receives: 'sms_not_enabled',
  },
};
