export const refusals = {
  points_off: 409,
  points_short: 409,
  points_amount_invalid: 409,
  points_day_limit: 409,
  point_good_gone: 409,
  point_address_missing: 409,
  redemption_move_impossible: 409,
  point_good_move_impossible: 409,
  point_code_repeated: 409,
  point_codes_full: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    points: typeof refusals;
  }
}
