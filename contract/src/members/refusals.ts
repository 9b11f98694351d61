export const refusals = {
  account_disabled: 403,
  mobile_invalid: 400,
} as const;

declare module '../refusals.ts' {
  interface Refusals {
    members: typeof refusals;
  }
}
