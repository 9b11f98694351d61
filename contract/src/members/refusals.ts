export const refusals = {
  account_disabled: 403,
  mobile_invalid: 400,
  status_move_impossible: 409,
  adjustment_insufficient: 409,
  adjustment_amount_invalid: 400,
} as const;

declare module '../refusals.ts' {
  interface Refusals {
    members: typeof refusals;
  }
}
