/** Every problem with a third party's check of a mobile number that section 8 of the specification has a text for. */
export const THIRD_PARTY_CODES = [
  'invalid_phone_number',
  'missing_phone_number',
  'too_many_requests',
  'invalid_verification_code',
  'captcha_check_failed',
  'quota_insufficient',
  'operation_not_enabled',
  'code_expired',
  'popup_closed',
  'unknown_error',
] as const;
export type ThirdPartyCode = (typeof THIRD_PARTY_CODES)[number];

/** A third party that proves mobile numbers by codes of its own. */
export interface ThirdPartyVerifier {
  /** Sends a code to an international number. Throws `ThirdPartyError`. */
  send(phoneNumber: string): Promise<SentCode>;
}

export interface SentCode {
  /** The third party's confirmation, as an identity token. Throws `ThirdPartyError`. */
  confirm(code: string): Promise<string>;
}

export class ThirdPartyError extends Error {
  readonly problem: ThirdPartyCode;
  constructor(problem: ThirdPartyCode) {
    super(problem);
    this.name = 'ThirdPartyError';
    this.problem = problem;
  }
}

export function isThirdPartyCode(value: unknown): value is ThirdPartyCode {
  return THIRD_PARTY_CODES.some((problem) => problem === value);
}
