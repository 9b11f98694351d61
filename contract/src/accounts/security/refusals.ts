export const refusals = {
  device_unknown: 404,
  passkey_unknown: 404,
  second_factor_missing: 409,
  contact_unchanged: 409,
  mail_not_enabled: 403,
  mail_failed: 502,
  email_missing: 409,
  payment_password_missing: 409,
  payment_password_wrong: 400,
  account_not_empty: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    security: typeof refusals;
  }
}
