/** Everything that section 8 of the specification has words for when a third party checks a telephone number. */
export type ThirdPartyProblem =
  | 'invalid_phone_number'
  | 'missing_phone_number'
  | 'too_many_requests'
  | 'invalid_verification_code'
  | 'captcha_check_failed'
  | 'quota_insufficient'
  | 'operation_not_enabled'
  | 'code_expired'
  | 'popup_closed'
  | 'unknown_error';

/**
 * The problem behind a code of Firebase Authentication, be it the browser library's (`auth/code-expired`) or the REST
 * interface's (`SESSION_EXPIRED`, with or without ` : explanation`). Whatever is new to us is an unknown error.
 * Source: https://cloud.google.com/identity-platform/docs/error-codes
 */
export function thirdPartyProblem(providerCode: string): ThirdPartyProblem {
  const [code = ''] = providerCode.slice(0, 200).split(' :', 1);
  const name = code
    .trim()
    .replace(/^auth\//, '')
    .toLowerCase()
    .replaceAll('_', '-');
  return PROBLEMS.get(name) ?? 'unknown_error';
}

const NAMES: Record<Exclude<ThirdPartyProblem, 'unknown_error'>, string[]> = {
  invalid_phone_number: ['invalid-phone-number'],
  missing_phone_number: ['missing-phone-number'],
  too_many_requests: ['too-many-requests', 'too-many-attempts-try-later'],
  invalid_verification_code: [
    'invalid-verification-code',
    'missing-verification-code',
    'invalid-verification-id',
    'missing-verification-id',
    'invalid-code',
    'missing-code',
    'invalid-session-info',
    'missing-session-info',
  ],
  captcha_check_failed: [
    'captcha-check-failed',
    'invalid-app-credential',
    'missing-app-credential',
    'invalid-recaptcha-token',
    'missing-recaptcha-token',
  ],
  quota_insufficient: ['quota-exceeded'],
  operation_not_enabled: [
    'operation-not-allowed',
    'billing-not-enabled',
    'unauthorized-domain',
    'app-not-authorized',
  ],
  code_expired: ['code-expired', 'session-expired'],
  popup_closed: ['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'],
};

const PROBLEMS = new Map<string, ThirdPartyProblem>(
  Object.entries(NAMES).flatMap(([problem, names]) =>
    names.map((name) => [name, problem as ThirdPartyProblem] as const),
  ),
);
