export const refusals = {
  device_unknown: 404,
  passkey_unknown: 404,
  second_factor_missing: 409,
  contact_unchanged: 409,
  mail_not_enabled: 403,
  mail_failed: 502,
  email_missing: 409,
} as const;

declare module '../refusals.ts' {
  interface Refusals {
    security: typeof refusals;
  }
}
