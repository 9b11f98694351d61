import { expect, test } from 'vitest';
import { thirdPartyProblem } from './third-party-problem.ts';

test.each([
  ['auth/invalid-phone-number', 'INVALID_PHONE_NUMBER', 'invalid_phone_number'],
  ['auth/missing-phone-number', 'MISSING_PHONE_NUMBER', 'missing_phone_number'],
  ['auth/too-many-requests', 'TOO_MANY_ATTEMPTS_TRY_LATER', 'too_many_requests'],
  ['auth/invalid-verification-code', 'INVALID_CODE', 'invalid_verification_code'],
  ['auth/missing-verification-code', 'MISSING_CODE', 'invalid_verification_code'],
  ['auth/captcha-check-failed', 'CAPTCHA_CHECK_FAILED', 'captcha_check_failed'],
  ['auth/quota-exceeded', 'QUOTA_EXCEEDED : Exceeded quota', 'quota_insufficient'],
  ['auth/operation-not-allowed', 'OPERATION_NOT_ALLOWED : region off', 'operation_not_enabled'],
  ['auth/code-expired', 'SESSION_EXPIRED', 'code_expired'],
  ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'popup_closed'],
])('%s and %s mean %s', (web, other, problem) => {
  expect(thirdPartyProblem(web)).toBe(problem);
  expect(thirdPartyProblem(other)).toBe(problem);
});

test.each([
  'auth/internal-error',
  'auth/some-new-code',
  '',
  ' : ',
  '__proto__',
  'constructor',
  'x'.repeat(1_000_000),
])('what is new to us is an unknown error', (code) => {
  expect(thirdPartyProblem(code)).toBe('unknown_error');
});
