import {
  type SentCode,
  ThirdPartyFailure,
  type ThirdPartyProblem,
  type ThirdPartyVerifier,
} from './third-party-verifier.ts';

/** What `thirdPartyLogin` of the brand's switches holds. */
export interface IdentityService {
  issuer: string;
  audience: string;
  apiKey: string;
}

/**
 * Firebase Authentication's REST interface: https://cloud.google.com/identity-platform/docs/use-rest-api. Google's own
 * issuer answers at its public address, any other where it lives, under the same path (as Firebase's emulator has it).
 * `proveHuman` gives the service's own captcha token, where it wants one.
 */
export function identityToolkit(
  { issuer, apiKey }: IdentityService,
  proveHuman?: () => Promise<string>,
): ThirdPartyVerifier {
  const base =
    new URL(issuer).hostname === 'securetoken.google.com'
      ? 'https://identitytoolkit.googleapis.com/v1'
      : `${new URL(issuer).origin}/identitytoolkit.googleapis.com/v1`;

  async function ask(method: string, body: Record<string, string>): Promise<Record<string, unknown>> {
    const response = await fetch(`${base}/accounts:${method}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(body),
    }).catch(() => {
      throw new ThirdPartyFailure('unknown_error');
    });
    const answer: Record<string, unknown> = Object(await response.json().catch(() => ({})));
    if (response.ok) return answer;
    const { message } = Object(answer['error']) as { message?: unknown };
    throw new ThirdPartyFailure(problemOf(String(message)));
  }

  return {
    send: async (phoneNumber) => {
      const recaptchaToken = await proveHuman?.();
      const { sessionInfo } = await ask('sendVerificationCode', {
        phoneNumber,
        ...(recaptchaToken ? { recaptchaToken } : {}),
      });
      if (typeof sessionInfo !== 'string') throw new ThirdPartyFailure('unknown_error');
      return codeSent(sessionInfo);
    },
  };

  function codeSent(sessionInfo: string): SentCode {
    return {
      confirm: async (code) => {
        const { idToken } = await ask('signInWithPhoneNumber', { sessionInfo, code });
        if (typeof idToken !== 'string') throw new ThirdPartyFailure('unknown_error');
        return idToken;
      },
    };
  }
}

/** `SESSION_EXPIRED`, with or without ` : explanation`. Whatever is new to us is an unknown error. */
export function problemOf(message: string): ThirdPartyProblem {
  const [code = ''] = message.split(' :', 1);
  return PROBLEMS[code.trim()] ?? 'unknown_error';
}

const PROBLEMS: Partial<Record<string, ThirdPartyProblem>> = {
  INVALID_PHONE_NUMBER: 'invalid_phone_number',
  MISSING_PHONE_NUMBER: 'missing_phone_number',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too_many_requests',
  INVALID_CODE: 'invalid_verification_code',
  MISSING_CODE: 'invalid_verification_code',
  INVALID_SESSION_INFO: 'invalid_verification_code',
  MISSING_SESSION_INFO: 'invalid_verification_code',
  CAPTCHA_CHECK_FAILED: 'captcha_check_failed',
  INVALID_RECAPTCHA_TOKEN: 'captcha_check_failed',
  MISSING_RECAPTCHA_TOKEN: 'captcha_check_failed',
  INVALID_APP_CREDENTIAL: 'captcha_check_failed',
  MISSING_APP_CREDENTIAL: 'captcha_check_failed',
  QUOTA_EXCEEDED: 'quota_insufficient',
  OPERATION_NOT_ALLOWED: 'operation_not_enabled',
  BILLING_NOT_ENABLED: 'operation_not_enabled',
  SESSION_EXPIRED: 'code_expired',
  USER_CANCELLED: 'popup_closed',
};
