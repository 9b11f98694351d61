export const refusals = {
  registration_closed: 403,
  username_taken: 409,
  mobile_taken: 409,
  invitation_code_invalid: 400,
  under_age: 403,
  terms_not_accepted: 400,
} as const;

declare module '../refusals.ts' {
  interface Refusals {
    registration: typeof refusals;
  }
}
