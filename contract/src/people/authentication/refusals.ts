export const refusals = {
  bad_credentials: 401,
  too_many_failures: 429,
  identity_token_invalid: 401,
  login_method_closed: 403,
  not_a_member: 403,
  not_an_agent: 403,
  second_factor_needed: 401,
  second_factor_wrong: 401,
  verification_code_wrong: 400,
  captcha_missing: 400,
  captcha_wrong: 400,
  bot_check_failed: 400,
  sms_not_enabled: 403,
  sms_quota_exceeded: 503,
  sms_failed: 502,
  password_breached: 400,
  password_wrong: 400,
  password_same: 400,
  username_or_email_unknown: 404,
  link_invalid: 400,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    authentication: typeof refusals;
  }
}
