/** Everything section 8 of the specification has words for when a third party checks a telephone number. */
export const THIRD_PARTY_PROBLEMS = [
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
export type ThirdPartyProblem = (typeof THIRD_PARTY_PROBLEMS)[number];

/** A third party that proves mobile numbers by codes of its own. */
export interface ThirdPartyVerifier {
  /** Sends a code to an international number. Throws `ThirdPartyFailure`. */
  send(phoneNumber: string): Promise<SentCode>;
}

export interface SentCode {
  /** The third party's word for it, as an identity token. Throws `ThirdPartyFailure`. */
  confirm(code: string): Promise<string>;
}

export class ThirdPartyFailure extends Error {
  readonly problem: ThirdPartyProblem;
  constructor(problem: ThirdPartyProblem) {
    super(problem);
    this.name = 'ThirdPartyFailure';
    this.problem = problem;
  }
}

export function isThirdPartyProblem(value: unknown): value is ThirdPartyProblem {
  return THIRD_PARTY_PROBLEMS.some((problem) => problem === value);
}
