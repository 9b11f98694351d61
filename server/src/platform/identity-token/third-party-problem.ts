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
