import { Refusal } from '../../../../api/calls/refusal.ts';
import {
  type SentCode,
  type ThirdPartyCode,
  ThirdPartyError,
  type ThirdPartyVerifier,
} from './third-party-verifier.ts';

/** What `thirdPartyLogin` of the brand's switches holds. */
export interface IdentityService {
  apiUrl: string;
  apiKey: string;
  humanCheck: { scriptUrl: string; siteKey: string | null };
}

export interface HumanCheck {
  scriptUrl: string;
  siteKey: string;
  language: string;
}

const TIMEOUT_MS = 30_000;

/**
 * Identity Platform's REST interface (https://cloud.google.com/identity-platform/docs/reference/rest), which is Firebase
 * Authentication's too. It sends a code only with an answer of reCAPTCHA's, which `proveHuman` gets. `language` is what the
 * message and the check speak. Throws `ThirdPartyError`, and `Refusal` `network` when there was no answer.
 */
export function identityToolkit(
  { apiUrl, apiKey, humanCheck }: IdentityService,
  language: string,
  proveHuman: (check: HumanCheck) => Promise<string>,
): ThirdPartyVerifier {
  return {
    send: async (phoneNumber) => {
      const siteKey = humanCheck.siteKey ?? textOf(await ask('recaptchaParams'), 'recaptchaSiteKey');
      const recaptchaToken = await proveHuman({ scriptUrl: humanCheck.scriptUrl, siteKey, language });
      const body = { phoneNumber, recaptchaToken, clientType: 'CLIENT_TYPE_WEB' };
      return codeSent(textOf(await ask('accounts:sendVerificationCode', body), 'sessionInfo'));
    },
  };

  function codeSent(sessionInfo: string): SentCode {
    return {
      confirm: async (code) =>
        textOf(await ask('accounts:signInWithPhoneNumber', { sessionInfo, code }), 'idToken'),
    };
  }

  async function ask(method: string, body?: Record<string, string>): Promise<Record<string, unknown>> {
    const response = await fetch(`${apiUrl}/v1/${method}?key=${encodeURIComponent(apiKey)}`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Firebase-Locale': language },
        body: JSON.stringify(body),
      }),
    }).catch(() => {
      throw new Refusal('network');
    });
    const answer: Record<string, unknown> = Object(await response.json().catch(() => ({})));
    if (response.ok) return answer;
    const { message } = Object(answer['error']) as { message?: unknown };
    throw new ThirdPartyError(problemOf(String(message)));
  }
}

function textOf(answer: Record<string, unknown>, field: string): string {
  const text = answer[field];
  if (typeof text !== 'string') throw new ThirdPartyError('unknown_error');
  return text;
}

/** `SESSION_EXPIRED`, with or without ` : explanation`. A code not in the list is an unknown error. */
export function problemOf(message: string): ThirdPartyCode {
  const [code = ''] = message.split(' :', 1);
  return PROBLEMS.get(code.trim()) ?? 'unknown_error';
}

/** Source: https://cloud.google.com/identity-platform/docs/error-codes */
const PROBLEMS = new Map<string, ThirdPartyCode>([
  ['INVALID_PHONE_NUMBER', 'invalid_phone_number'],
  ['MISSING_PHONE_NUMBER', 'missing_phone_number'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too_many_requests'],
  ['INVALID_CODE', 'invalid_verification_code'],
  ['MISSING_CODE', 'invalid_verification_code'],
  ['INVALID_SESSION_INFO', 'invalid_verification_code'],
  ['MISSING_SESSION_INFO', 'invalid_verification_code'],
  ['CAPTCHA_CHECK_FAILED', 'captcha_check_failed'],
  ['INVALID_RECAPTCHA_TOKEN', 'captcha_check_failed'],
  ['MISSING_RECAPTCHA_TOKEN', 'captcha_check_failed'],
  ['INVALID_APP_CREDENTIAL', 'captcha_check_failed'],
  ['MISSING_APP_CREDENTIAL', 'captcha_check_failed'],
  ['QUOTA_EXCEEDED', 'quota_insufficient'],
  ['OPERATION_NOT_ALLOWED', 'operation_not_enabled'],
  ['BILLING_NOT_ENABLED', 'operation_not_enabled'],
  ['UNAUTHORIZED_DOMAIN', 'operation_not_enabled'],
  ['SESSION_EXPIRED', 'code_expired'],
  ['USER_CANCELLED', 'popup_closed'],
]);
