export const refusals = {
  account_disabled: 403,
  mobile_invalid: 400,
  status_move_impossible: 409,
  adjustment_insufficient: 409,
  adjustment_amount_invalid: 400,
  avatar_unusable: 400,
  avatar_not_custom: 409,
  profile_field_fixed: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    members: typeof refusals;
  }
}
