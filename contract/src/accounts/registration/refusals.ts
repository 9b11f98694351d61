export const refusals = {
  registration_closed: 403,
  username_taken: 409,
  mobile_taken: 409,
  invitation_code_invalid: 400,
  invitation_expired: 409,
  invitation_used_up: 409,
  invitation_day_invalid: 400,
  under_age: 403,
  terms_not_accepted: 400,
  made_account_forbidden: 403,
  made_agent_forbidden: 403,
  made_accounts_spent: 409,
  made_account_taken_over: 409,
  preset_above_own: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    registration: typeof refusals;
  }
}
