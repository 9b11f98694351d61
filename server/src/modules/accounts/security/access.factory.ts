import { type AccessRows, anyone, player, session } from '../../../platform/testing/test-access.ts';

declare module '../../../platform/testing/test-access.ts' {
  interface Belongings {
    sessionId: string;
  }
}

const PASSWORD = 'correct horse battery';
const phone = { mobileNum: '0812345678', countryDialingCode: '66' };

export const accessRows: AccessRows = {
  'POST /wps/member/password': {
    ...session,
    input: () => ({
      body: { oldPassword: 'a guess of mine', newPassword: PASSWORD, confirmNewPassword: PASSWORD },
    }),
    openWhilePasswordDue: true,
    receives: 'password_wrong',
    trialReceives: 'trial_account',
  },
  'POST /wps/member/password/email': {
    ...anyone,
    input: () => ({ body: { username: 'unknown', email: 'unknown@example.com' } }),
    receives: 'login_method_closed',
  },
  'POST /wps/member/password/link': {
    ...anyone,
    input: () => ({ body: { linkToken: 'x'.repeat(43), newPassword: PASSWORD } }),
    receives: 'link_invalid',
  },
  'POST /wps/member/password/verification': {
    ...anyone,
    input: () => ({ body: { ...phone, newPassword: PASSWORD, verificationCode: '123456' } }),
    receives: 'login_method_closed',
  },
  'POST /wps/member/password/payment': {
    ...player,
    needsTerms: false,
    input: () => ({
      body: { password: 'a guess of mine', newPaymentPassword: '482913', confirmPaymentPassword: '482913' },
    }),
    receives: 'password_wrong',
  },
  'POST /wps/member/contact/code': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { kind: 'mobile', ...phone, password: 'a guess of mine' } }),
    receives: 'sms_not_enabled',
  },
  'PUT /wps/member/contact': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { kind: 'email', email: 'unknown@example.com', verificationCode: '123456' } }),
    receives: 'verification_code_wrong',
  },
  'GET /wps/member/security': player,
  'GET /wps/member/devices': session,
  'DELETE /wps/member/devices/:id': {
    ...session,
    input: ({ sessionId }) => ({ params: { id: sessionId } }),
    foreign: 'device_unknown',
  },
  'POST /wps/member/second-factor/totp': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { password: 'a guess of mine' } }),
    receives: 'password_wrong',
  },
  'POST /wps/member/second-factor/totp/confirm': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { code: '123456' } }),
    receives: 'second_factor_wrong',
  },
  'POST /wps/member/second-factor/passkey': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { password: 'a guess of mine' } }),
    receives: 'password_wrong',
  },
  'POST /wps/member/second-factor/passkey/confirm': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { name: 'phone', response: {} } }),
    receives: 'second_factor_wrong',
  },
  'POST /wps/member/second-factor/remove': {
    ...player,
    input: () => ({ body: { what: 'totp', password: 'a guess of mine', secondFactor: '123456' } }),
    needsTerms: false,
    receives: 'password_wrong',
  },
  'POST /wps/member/second-factor/passkey/rename': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { id: 'x', name: 'phone', password: 'a guess of mine' } }),
    receives: 'password_wrong',
  },
  'POST /wps/member/second-factor/recovery-codes': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { password: 'a guess of mine' } }),
    receives: 'password_wrong',
  },
  'GET /wps/member/closing': player,
  'POST /wps/member/closing': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { password: 'a guess of mine' } }),
    receives: 'password_wrong',
  },
  'POST /wps/member/second-factor/challenge': {
    access: 'optional',
    openWhilePasswordDue: true,
    input: () => ({ body: {} }),
  },
};
