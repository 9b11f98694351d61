/**
 * Every "no" the portal can say, with its HTTP status. The code is stable and documented at /docs; the words
 * are the browser's (`web/src/i18n`, key `refusals.<code>`), so the wire message is only a courtesy to
 * other programs.
 */
export const REFUSALS = {
  /* any call */
  invalid_input: 400,
  not_logged_in: 401,
  session_expired: 401,
  forbidden: 403,
  trial_account: 403,
  password_change_due: 403,
  domain_unknown: 403,
  not_found: 404,
  body_too_large: 413,
  wrong_content_type: 415,
  too_many_requests: 429,
  unknown_error: 500,
  service_unavailable: 503,
  /* encrypted and idempotent calls */
  encryption_invalid: 400,
  replayed: 409,
  idempotency_key_missing: 400,
  idempotency_conflict: 409,
  /* accounts */
  bad_credentials: 401,
  username_taken: 409,
  account_disabled: 403,
  too_many_failures: 429,
  /* ways in and who may */
  registration_closed: 403,
  mobile_taken: 409,
  invitation_code_invalid: 400,
  verification_code_wrong: 400,
  captcha_wrong: 400,
  bot_check_failed: 400,
  password_breached: 400,
  password_wrong: 400,
  password_same: 400,
  under_age: 403,
  terms_not_accepted: 400,
  terms_due: 403,
  identity_token_invalid: 401,
  login_method_closed: 403,
  not_a_member: 403,
  not_an_agent: 403,
  second_factor_needed: 401,
  second_factor_wrong: 401,
  mobile_invalid: 400,
  sms_not_enabled: 403,
  sms_quota_exceeded: 503,
  sms_failed: 502,
  username_or_email_unknown: 404,
  link_invalid: 400,
  device_unknown: 404,
  passkey_unknown: 404,
  second_factor_missing: 409,
  region_blocked: 403,
  maintenance: 503,
  /* agents */
  member_unknown: 404,
  invitation_unknown: 404,
  invitation_limit_reached: 409,
  /* catalogue and games */
  game_unknown: 404,
  game_unavailable: 409,
  vendor_unreachable: 502,
  demo_unavailable: 409,
  /* cashier */
  deposit_method_unknown: 404,
  amount_out_of_range: 400,
  /* bets and fairness */
  bet_unknown: 404,
  round_unfinished: 409,
  seed_hash_stale: 409,
} as const satisfies Record<string, number>;

export type RefusalCode = keyof typeof REFUSALS;

/** What any call may answer, so endpoints need not repeat it. */
export const COMMON_REFUSALS = [
  'invalid_input',
  'domain_unknown',
  'body_too_large',
  'wrong_content_type',
  'too_many_requests',
  'unknown_error',
  'service_unavailable',
] as const satisfies readonly RefusalCode[];

/** What any call that needs a token may answer besides. */
export const ACCESS_REFUSALS = {
  anyone: [],
  optional: [],
  session: ['not_logged_in', 'session_expired', 'password_change_due'],
  player: ['not_logged_in', 'session_expired', 'password_change_due', 'trial_account'],
  agent: ['not_logged_in', 'session_expired', 'password_change_due', 'forbidden'],
} as const satisfies Record<string, readonly RefusalCode[]>;
