export const refusals = {
  device_unknown: 404,
  passkey_unknown: 404,
  second_factor_missing: 409,
} as const;

declare module '../refusals.ts' {
  interface Refusals {
    security: typeof refusals;
  }
}
