/** Refusals any call may answer, or every call of one kind of access, or every call with one of an endpoint's flags. */
export const refusals = {
  invalid_input: 400,
  not_logged_in: 401,
  session_expired: 401,
  forbidden: 403,
  trial_account: 403,
  password_change_due: 403,
  terms_due: 403,
  domain_unknown: 403,
  region_blocked: 403,
  maintenance: 503,
  not_found: 404,
  search_too_wide: 422,
  picture_unusable: 422,
  rich_text_unsafe: 422,
  body_too_large: 413,
  wrong_content_type: 415,
  module_wrong: 400,
  too_many_requests: 429,
  unknown_error: 500,
  service_unavailable: 503,
  encryption_invalid: 400,
  replayed: 409,
  idempotency_key_missing: 400,
  idempotency_conflict: 409,
} as const;

declare module '../refusals.ts' {
  interface Refusals {
    platform: typeof refusals;
  }
}
